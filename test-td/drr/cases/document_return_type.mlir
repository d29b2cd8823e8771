func.func @a(%a: i32, %b: i8) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: f32) -> (f32) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> f32 loc("r")
  func.return %r : f32
}
