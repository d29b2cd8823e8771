func.func @a(%a: i32, %b: f32) -> (f64) {
  %o = "drr.one"(%b) : (f32) -> i8 loc("o")
  %r = "drr.pair"(%a, %o) : (i32, i8) -> f64 loc("r")
  func.return %r : f64
}

func.func @b(%a: i64, %b: f32) -> (f64) {
  %o = "drr.one"(%b) : (f32) -> i8 loc("o")
  %r = "drr.pair"(%a, %o) : (i64, i8) -> f64 loc("r")
  func.return %r : f64
}

func.func @c(%a: i32, %b: f64) -> (f64) {
  %o = "drr.one"(%b) : (f64) -> i8 loc("o")
  %r = "drr.pair"(%a, %o) : (i32, i8) -> f64 loc("r")
  func.return %r : f64
}

func.func @d(%a: i32, %b: f32) -> (f64) {
  %o = "drr.one"(%b) : (f32) -> f16 loc("o")
  %r = "drr.pair"(%a, %o) : (i32, f16) -> f64 loc("r")
  func.return %r : f64
}

func.func @e(%a: i32, %b: f32) -> (i64) {
  %o = "drr.one"(%b) : (f32) -> i8 loc("o")
  %r = "drr.pair"(%a, %o) : (i32, i8) -> i64 loc("r")
  func.return %r : i64
}
