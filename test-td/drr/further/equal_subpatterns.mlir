func.func @a(%a: i32) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i8 loc("o")
  %p = "drr.one"(%a) : (i32) -> i8 loc("p")
  %r = "drr.pair"(%o, %p) : (i8, i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i8 loc("o")
  %r = "drr.pair"(%o, %o) : (i8, i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: i32) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i8 loc("o")
  %p = "drr.one"(%b) : (i32) -> i8 loc("p")
  %r = "drr.pair"(%o, %p) : (i8, i8) -> i1 loc("r")
  func.return %r : i1
}
