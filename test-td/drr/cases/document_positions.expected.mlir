"builtin.module"() ({
  "func.func"() <{function_type = () -> i1, sym_name = "a"}> ({
    %1 = "drr.two_arrays_op"() <{first = ["x", "x", 1 : i8], second = ["x", 1 : i8]}> : () -> i1 loc(#loc2)
    "func.return"(%1) : (i1) -> () loc(#loc3)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = () -> f32, sym_name = "b"}> ({
    %0 = "drr.two_arrays_op"() <{first = [unit, unit, []], second = [unit, []]}> : () -> f32 loc(#loc2)
    "func.return"(%0) : (f32) -> () loc(#loc5)
  }) : () -> () loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("document_positions.mlir":0:0)
#loc1 = loc("document_positions.mlir":1:1)
#loc2 = loc("r")
#loc3 = loc("document_positions.mlir":3:3)
#loc4 = loc("document_positions.mlir":6:1)
#loc5 = loc("document_positions.mlir":8:3)

