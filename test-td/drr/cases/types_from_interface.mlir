func.func @a(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> i8 loc("o")
  %r = "drr.one"(%o) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: f32) -> (i1) {
  %o = "drr.other"(%a) : (f32) -> i8 loc("o")
  %r = "drr.one"(%o) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}
