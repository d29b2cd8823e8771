func.func @a(%a: i32) -> (i1) {
  %t:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("t")
  %r = "drr.one"(%t#0) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %t:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("t")
  %r = "drr.one"(%t#1) : (i32) -> i1 loc("r")
  func.return %r : i1
}
