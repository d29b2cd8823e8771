func.func @a(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.same"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.other"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}
