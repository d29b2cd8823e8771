func.func @a() -> (i1) {
  %r = "drr.two_attr_op"() <{op_attr1 = 1 : i8, op_attr2 = "x"}> : () -> i1 loc("r")
  func.return %r : i1
}

func.func @b() -> (f32) {
  %r = "drr.two_attr_op"() <{op_attr1 = [], op_attr2 = unit}> : () -> f32 loc("r")
  func.return %r : f32
}
