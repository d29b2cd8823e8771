func.func @a(%a: i32) -> (i1) {
  %r = "drr.optional_attr"(%a) <{a = 2 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %r = "drr.optional_attr"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}
