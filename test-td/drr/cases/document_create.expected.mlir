#loc2 = loc("document_create.mlir":1:14)
#loc6 = loc("document_create.mlir":6:14)
#loc9 = loc("document_create.mlir":11:14)
#loc12 = loc("document_create.mlir":16:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("document_create.mlir":1:14)):
    %3 = "drr.a_op"(%arg3) <{a_attr = 1.000000e+00 : f32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("document_create.mlir":6:14)):
    %2 = "drr.same_attr"(%arg2) <{a = 1 : i32}> : (i32) -> i32 loc(#loc6)
    "func.return"(%2) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i8) -> i8, sym_name = "c"}> ({
  ^bb0(%arg1: i8 loc("document_create.mlir":11:14)):
    %1 = "drr.a_op"(%arg1) <{a_attr = 2.500000e+00 : f32}> : (i8) -> i8 loc(#loc3)
    "func.return"(%1) : (i8) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i8) -> i8, sym_name = "d"}> ({
  ^bb0(%arg0: i8 loc("document_create.mlir":16:14)):
    %0 = "drr.a_op"(%arg0) <{a_attr = 2.500000e+00 : f64}> : (i8) -> i8 loc(#loc3)
    "func.return"(%0) : (i8) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
}) : () -> () loc(#loc)
#loc = loc("document_create.mlir":0:0)
#loc1 = loc("document_create.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("document_create.mlir":3:3)
#loc5 = loc("document_create.mlir":6:1)
#loc7 = loc("document_create.mlir":8:3)
#loc8 = loc("document_create.mlir":11:1)
#loc10 = loc("document_create.mlir":13:3)
#loc11 = loc("document_create.mlir":16:1)
#loc13 = loc("document_create.mlir":18:3)

