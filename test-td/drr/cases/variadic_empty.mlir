func.func @a() -> (i32) {
  %r = "drr.many"() : () -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.many"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c() -> (i32) {
  %r = "drr.many"() : () -> i32 loc("r")
  %s = "drr.many"(%r) : (i32) -> i32 loc("s")
  func.return %s : i32
}

func.func @d() -> (i32, f32) {
  %r = "drr.many"() : () -> i32 loc("r")
  %s = "drr.many"() : () -> f32 loc("s")
  func.return %r, %s : i32, f32
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}
