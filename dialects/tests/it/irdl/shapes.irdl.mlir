// Dialects for programs.mlir.
irdl.dialect @shapes {
  irdl.type @unit
  irdl.type @box {
    %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.is "none"
    %3 = irdl.any_of(%1, %2)
    irdl.parameters(content: %0, label: %3)
  }
  irdl.type @nested {
    %0 = irdl.any
    %1 = irdl.parametric @shapes::@nested<%0>
    %2 = irdl.is f32
    %3 = irdl.any_of(%1, %2)
    irdl.parameters(inner: %3)
  }
  irdl.attribute @scale {
    %0 = irdl.base "#builtin.integer"
    %1 = irdl.base "#builtin.float"
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(factor: %2)
  }
  irdl.operation @make {
    %0 = irdl.is i32
    %1 = irdl.is i64
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.is "none"
    %4 = irdl.parametric @shapes::@box<%2, %3>
    irdl.operands(content: %2)
    irdl.results(made: %4)
  }
  irdl.operation @scaled {
    %0 = irdl.any
    %1 = irdl.parametric @shapes::@scale<%0>
    %2 = irdl.base @shapes::@scale
    irdl.attributes {"by" = %2, "also" = %1}
  }
  irdl.operation @sum {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.is index
    irdl.operands(first: %0, rest: variadic %0, at: optional %1)
    irdl.results(all: variadic %0)
  }
  irdl.operation @loop {
    %0 = irdl.is index
    %1 = irdl.any
    %body = irdl.region(%0, %1) with size 1
    %end = irdl.region()
    irdl.operands(from: %0, start: %1)
    irdl.results(end: optional %1)
    irdl.regions(body: %body, finally: %end)
  }
  irdl.operation @both {
    %0 = irdl.base "!builtin.vector"
    %1 = irdl.is vector<4xf32>
    %2 = irdl.all_of(%0, %1)
    irdl.results(value: %2)
  }
}
