func.func @a(%a: i32, %b: f32) -> (i1) {
  %o = "drr.other"(%b) : (f32) -> i8 loc("o")
  %r = "drr.pair"(%a, %o) : (i32, i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: f32) -> (i1) {
  %o = "drr.one"(%b) : (f32) -> i8 loc("o")
  %r = "drr.pair"(%a, %o) : (i32, i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: f32) -> (i1) {
  %r = "drr.triple"(%a, %b, %a) : (i32, f32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32, %b: f32) -> (i1) {
  %r = "drr.triple"(%a, %b, %b) : (i32, f32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32, %b: f32) -> (i2) {
  %o = "drr.other"(%b) : (f32) -> i8 loc("o")
  %r = "drr.pair"(%a, %o) : (i32, i8) -> i1 loc("r")
  %s = "drr.triple"(%r, %a, %r) : (i1, i32, i1) -> i2 loc("s")
  func.return %s : i2
}
