func.func @a(%a: i32) -> (i32) {
  %r = "drr.a_op"(%a) <{a_attr = 1.0 : f32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.a_op"(%a) <{a_attr = 1 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c() -> (i32) {
  %b = "drr.b_op"() : () -> i32 loc("b")
  %r = "drr.a_op"(%b) <{a_attr = 7 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}
