func.func @a(%a: i32) -> (i1) {
  %r = "drr.attr"(%a) <{a = 4 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.a_op"(%a) <{a_attr = 4 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}
