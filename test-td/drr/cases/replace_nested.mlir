func.func @a(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.other"(%o) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1, i2) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  %s = "drr.one"(%o) : (f32) -> i2 loc("s")
  func.return %r, %s : i1, i2
}

func.func @d(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %p = "drr.other"(%o) : (f32) -> f64 loc("p")
  %r = "drr.one"(%p) : (f64) -> i1 loc("r")
  func.return %r : i1
}
