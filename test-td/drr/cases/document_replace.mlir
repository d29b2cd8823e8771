func.func @a(%a: i32) -> (i32) {
  %r = "drr.pure"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %q = "drr.pure"(%a) : (i32) -> i32 loc("q")
  %r = "drr.pure"(%q) : (i32) -> i32 loc("r")
  func.return %r : i32
}
