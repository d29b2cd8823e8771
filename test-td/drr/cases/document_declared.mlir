func.func @a(%a: i32) -> (i32) {
  %r:2 = "drr.multi_variadic"(%a, %a) : (i32, i32) -> (i32, i32) loc("r")
  func.return %r#1 : i32
}

func.func @b(%a: i32) -> (i32) {
  %r:4 = "drr.multi_variadic"(%a, %a, %a, %a, %a) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32) loc("r")
  func.return %r#3 : i32
}

func.func @c(%a: i32) -> (i32) {
  %r:6 = "drr.multi_variadic"(%a, %a, %a) : (i32, i32, i32) -> (i32, i32, i32, i32, i32, i32) loc("r")
  func.return %r#5 : i32
}
