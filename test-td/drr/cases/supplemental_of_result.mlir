func.func @a(%a: i32) -> (i32, i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("r")
  func.return %r#0, %r#1 : i32, i32
}

func.func @b(%a: i32) -> (i32, f32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return %r#0, %r#1 : i32, f32
}

func.func @c(%a: i32) -> (i32, i32, i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("r")
  %t:2 = "drr.two"(%r#1) : (i32) -> (i32, i32) loc("t")
  func.return %r#0, %t#0, %t#1 : i32, i32, i32
}

func.func @d(%a: f32) -> (i32, i32) {
  %r:2 = "drr.two"(%a) : (f32) -> (i32, i32) loc("r")
  func.return %r#0, %r#1 : i32, i32
}

func.func @e(%a: i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("r")
  func.return
}
