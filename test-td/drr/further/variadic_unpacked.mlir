func.func @a(%a: i32, %b: i8, %c: i16) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i64 loc("o")
  %r = "drr.many"(%b, %c, %o) : (i8, i16, i64) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: f32) -> (i1) {
  %r = "drr.many"(%a, %b) : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: f32) -> (i1) {
  %r = "drr.many"(%a, %b, %a) : (i32, f32, i32) -> i1 loc("r")
  func.return %r : i1
}
