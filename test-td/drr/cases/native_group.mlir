func.func @a(%a0: i32) -> (i1) {
  %r = "drr.many"() : () -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a0: i32) -> (i1) {
  %r = "drr.many"(%a0) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a0: i32, %a1: i32, %a2: i32) -> (i1) {
  %r = "drr.many"(%a0, %a1, %a2) : (i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}
