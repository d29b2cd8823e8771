func.func @a(%a: i32, %b: i8) -> (i1) {
  %t:3 = "drr.three"(%a) : (i32) -> (i32, i32, i32) loc("t")
  %r = "drr.pair"(%t#1, %b) : (i32, i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %r = "drr.pair"(%a, %a) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}
