func.func @a(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %q = "drr.one"(%a) : (i32) -> i8 loc("q")
  %r = "drr.one"(%q) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: i8) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.same"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}
