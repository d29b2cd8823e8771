func.func @a(%a: i32) -> (i32, f32, f64) {
  %r:3 = "drr.three"(%a) : (i32) -> (i32, f32, f64) loc("r")
  func.return %r#0, %r#1, %r#2 : i32, f32, f64
}

func.func @b(%a: i32) -> (f64) {
  %r:3 = "drr.three"(%a) : (i32) -> (i32, f32, f64) loc("r")
  func.return %r#2 : f64
}

func.func @c(%a: i32) -> (i32, i32, i32) {
  %r:3 = "drr.three_like"(%a) : (i32) -> (i32, i32, i32) loc("r")
  func.return %r#2, %r#1, %r#0 : i32, i32, i32
}

func.func @d(%a: i32) -> (i32, i32, i32, i1, i2, i3) {
  %r:3 = "drr.three_like"(%a) : (i32) -> (i32, i32, i32) loc("r")
  %u:3 = "drr.three"(%r#1) : (i32) -> (i1, i2, i3) loc("u")
  func.return %r#2, %r#1, %r#0, %u#0, %u#1, %u#2 : i32, i32, i32, i1, i2, i3
}

func.func @e(%a: i32) -> (i32, f32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return %r#0, %r#1 : i32, f32
}
