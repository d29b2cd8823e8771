func.func @a(%a: i32) -> (i32) {
  %r = "drr.a_op"(%a) <{a_attr = 1.0 : f32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.a_op"(%a) <{a_attr = 1 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i8) -> (i8) {
  %r = "drr.a_op"(%a) <{a_attr = 2.5 : f32}> : (i8) -> i8 loc("r")
  func.return %r : i8
}

func.func @d(%a: i8) -> (i8) {
  %r = "drr.a_op"(%a) <{a_attr = 2.5 : f64}> : (i8) -> i8 loc("r")
  func.return %r : i8
}
