func.func @a(%a: i32) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i8 loc("o")
  %r = "drr.maybe"(%o) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b() -> (i1) {
  %r = "drr.maybe"() : () -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.maybe"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}
