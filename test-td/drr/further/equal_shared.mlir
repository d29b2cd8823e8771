func.func @a(%a: i32, %b: i32) -> (i32) {
  %p = "drr.other"(%a) : (i32) -> i8 loc("p")
  %q = "drr.other"(%a) : (i32) -> i8 loc("q")
  %s = "drr.one"(%p) : (i8) -> i8 loc("s")
  %t = "drr.one"(%q) : (i8) -> i8 loc("t")
  %r = "drr.pair"(%s, %t) : (i8, i8) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %p = "drr.other"(%a) : (i32) -> i8 loc("p")
  %q = "drr.other"(%b) : (i32) -> i8 loc("q")
  %s = "drr.one"(%p) : (i8) -> i8 loc("s")
  %t = "drr.one"(%q) : (i8) -> i8 loc("t")
  %r = "drr.pair"(%s, %t) : (i8, i8) -> i32 loc("r")
  func.return %r : i32
}
