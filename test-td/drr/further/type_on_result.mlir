func.func @a(%a: i32) -> (f32, i32) {
  %t:2 = "drr.two"(%a) : (i32) -> (f32, i32) loc("t")
  func.return %t#0, %t#1 : f32, i32
}

func.func @b(%a: i32) -> (i32, i32) {
  %t:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("t")
  func.return %t#0, %t#1 : i32, i32
}

func.func @c(%a: i32) -> (f32, f32) {
  %t:2 = "drr.two"(%a) : (i32) -> (f32, f32) loc("t")
  func.return %t#0, %t#1 : f32, f32
}
