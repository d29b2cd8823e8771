func.func @a(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i32) {
  %o = "drr.one"(%a) : (i32) -> f32 loc("o")
  %r = "drr.pair"(%o, %a) : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.triple"(%a, %a, %a) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i2) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  %s = "drr.triple"(%r, %r, %r) : (i1, i1, i1) -> i2 loc("s")
  func.return %s : i2
}

func.func @e(%a: i64) -> (i32) {
  %o = "drr.one"(%a) : (i64) -> f32 loc("o")
  %r = "drr.pair"(%o, %a) : (f32, i64) -> i32 loc("r")
  func.return %r : i32
}
