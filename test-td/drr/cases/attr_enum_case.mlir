func.func @a(%a: i32) -> (i1) {
  %r = "drr.color"(%a) <{a = 0 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %r = "drr.color"(%a) <{a = 1 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.color"(%a) <{a = 4 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}
