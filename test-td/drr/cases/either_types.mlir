func.func @a(%a: i32, %b: f32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %r = "drr.pair"(%b, %a) : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: i32) -> (i32) {
  %r = "drr.pair"(%b, %a) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: f32, %b: f32) -> (i32) {
  %r = "drr.pair"(%b, %a) : (f32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i64, %b: f32) -> (i32) {
  %r = "drr.pair"(%b, %a) : (f32, i64) -> i32 loc("r")
  func.return %r : i32
}
