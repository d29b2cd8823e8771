func.func @a(%a: i32) -> (i32, i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("r")
  func.return %r#0, %r#1 : i32, i32
}

func.func @b(%a: i32) -> (i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("r")
  func.return %r#1 : i32
}
