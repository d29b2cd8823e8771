func.func @a(%a: i32, %b: f32, %c: i8, %d: i16) -> (i32) {
  %r = "drr.same_many"(%a, %b, %c, %d) : (i32, f32, i8, i16) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %r = "drr.same_many"(%a, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c() -> (i32) {
  %r = "drr.same_many"() : () -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: f32, %c: i8, %d: i16) -> (i32) {
  %r = "drr.same_many"(%a, %b, %c, %d, %a, %b) : (i32, f32, i8, i16, i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: f32, %c: i8, %d: i16) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.same_many"(%d, %c, %b, %x) : (i16, i8, f32, i32) -> i32 loc("r")
  func.return %r : i32
}
