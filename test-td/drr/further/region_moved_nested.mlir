func.func @a(%a: i32) -> (i1) {
  %b = "drr.box"(%a) ({
    "drr.sink"(%a) : (i32) -> () loc("s")
  }) : (i32) -> i1 loc("b")
  %r = "drr.one"(%b) : (i1) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %b = "drr.box"(%a) ({
  }) : (i32) -> i1 loc("b")
  func.return %b : i1
}
