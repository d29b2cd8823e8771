func.func @a(%a: i32, %b: i32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: f32, %b: i32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: f32, %b: f32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (f32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: f32, %b: f32) -> (i32) {
  %r = "drr.one"(%a) : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: f32, %b: f32) -> (i64) {
  %r = "drr.one"(%a) : (f32) -> i64 loc("r")
  func.return %r : i64
}
