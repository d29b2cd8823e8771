func.func @a(%a: i32) -> (i32, f32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return %r#0, %r#1 : i32, f32
}

func.func @b(%a: i32) -> (f32, i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return %r#1, %r#0 : f32, i32
}

func.func @c(%a: i32) -> (i32, i1, i2) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  %t:2 = "drr.two"(%r#1) : (f32) -> (i1, i2) loc("t")
  func.return %r#0, %t#0, %t#1 : i32, i1, i2
}

func.func @d(%a: i32) -> (i32, f32, f64) {
  %r:3 = "drr.three"(%a) : (i32) -> (i32, f32, f64) loc("r")
  func.return %r#0, %r#1, %r#2 : i32, f32, f64
}

func.func @e(%a: i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return
}
