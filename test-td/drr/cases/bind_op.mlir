func.func @a(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1, i2) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  %s = "drr.one"(%o) : (f32) -> i2 loc("s")
  func.return %r, %s : i1, i2
}

func.func @c(%a: i32) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.other"(%o) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32) -> (f64) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  %s = "drr.other"(%r) : (i1) -> f32 loc("s")
  %t = "drr.one"(%s) : (f32) -> f64 loc("t")
  func.return %t : f64
}
