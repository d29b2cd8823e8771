func.func @a(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i64) -> (i32) {
  %r = "drr.one"(%a) : (i64) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: f32, %b: i32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: f32, %b: i32) -> (i32) {
  %r = "drr.pair"(%b, %a) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: si32) -> (i32) {
  %r = "drr.one"(%a) : (si32) -> i32 loc("r")
  func.return %r : i32
}
