func.func @a(%a: i32, %b: f32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.one_maybe"(%x, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %x = "drr.other"(%a) : (i32) -> i32 loc("x")
  %r = "drr.one_maybe"(%x, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i64, %b: f32) -> (i32) {
  %x = "drr.one"(%a) : (i64) -> i32 loc("x")
  %r = "drr.one_maybe"(%x, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i64, %b: f32) -> (i32) {
  %x = "drr.one"(%a) : (i64) -> i32 loc("x")
  %r = "drr.one_maybe"(%x) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: f32) -> (i32) {
  %r = "drr.one_maybe"(%a, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}
