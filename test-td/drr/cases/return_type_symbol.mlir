func.func @a(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: f32) -> (i1) {
  %y = "drr.one"(%b) : (f32) -> f64 loc("y")
  %r = "drr.pair"(%a, %y) : (i32, f64) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: f32) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32, %b: f32) -> (i1) {
  %r = "drr.one"(%b) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32, %b: f32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  %y = "drr.one"(%b) : (f32) -> f64 loc("y")
  %s = "drr.pair"(%r, %y) : (i1, f64) -> i1 loc("s")
  func.return %s : i1
}
