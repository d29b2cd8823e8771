func.func @a(%a: i32) -> (i1) {
  %t:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("t")
  "drr.sink_two"(%t#0, %t#1) : (i32, i32) -> () loc("k")
  %r = "drr.one"(%t#1) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i32) {
  %t:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("t")
  func.return %t#1 : i32
}
