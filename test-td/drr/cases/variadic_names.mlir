func.func @a(%a: i32, %b: f32) -> (i32) {
  %r = "drr.many"(%a, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %r = "drr.many"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %r = "drr.many"(%a, %b, %a) : (i32, f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d() -> (i32) {
  %r = "drr.many"() : () -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.many"(%a, %a) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}
