#loc2 = loc("document_variadic_bound.mlir":1:14)
#loc3 = loc("document_variadic_bound.mlir":1:23)
#loc7 = loc("document_variadic_bound.mlir":6:14)
#loc8 = loc("document_variadic_bound.mlir":6:23)
#loc11 = loc("document_variadic_bound.mlir":11:14)
#loc12 = loc("document_variadic_bound.mlir":11:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("document_variadic_bound.mlir":1:14), %arg5: f32 loc("document_variadic_bound.mlir":1:23)):
    %2 = "drr.vstack"(%arg4, %arg5) : (i32, f32) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("document_variadic_bound.mlir":6:14), %arg3: f32 loc("document_variadic_bound.mlir":6:23)):
    %1 = "drr.concatenate"(%arg2, %arg3) <{axis = 1 : i32}> : (i32, f32) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("document_variadic_bound.mlir":11:14), %arg1: f32 loc("document_variadic_bound.mlir":11:23)):
    %0 = "drr.concatenate"(%arg0) <{axis = 0 : i32}> : (i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("document_variadic_bound.mlir":0:0)
#loc1 = loc("document_variadic_bound.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("document_variadic_bound.mlir":3:3)
#loc6 = loc("document_variadic_bound.mlir":6:1)
#loc9 = loc("document_variadic_bound.mlir":8:3)
#loc10 = loc("document_variadic_bound.mlir":11:1)
#loc13 = loc("document_variadic_bound.mlir":13:3)

