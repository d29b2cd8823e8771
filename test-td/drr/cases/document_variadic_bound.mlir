func.func @a(%a: i32, %b: f32) -> (i1) {
  %r = "drr.concatenate"(%a, %b) <{axis = 0 : i32}> : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: f32) -> (i1) {
  %r = "drr.concatenate"(%a, %b) <{axis = 1 : i32}> : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: f32) -> (i1) {
  %r = "drr.concatenate"(%a) <{axis = 0 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}
