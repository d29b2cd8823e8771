func.func @a(%a: i32) -> (i1) {
  %r = "drr.one_maybe"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %r = "drr.one_maybe"(%a, %a) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %q = "drr.one_maybe"(%a) : (i32) -> i1 loc("q")
  %r = "drr.one_maybe"(%q) : (i1) -> i1 loc("r")
  func.return %r : i1
}
