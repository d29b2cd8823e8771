#loc2 = loc("document_variadic.mlir":1:14)
#loc3 = loc("document_variadic.mlir":1:23)
#loc7 = loc("document_variadic.mlir":6:14)
#loc8 = loc("document_variadic.mlir":6:23)
#loc11 = loc("document_variadic.mlir":11:14)
#loc12 = loc("document_variadic.mlir":11:23)
#loc15 = loc("document_variadic.mlir":16:14)
#loc16 = loc("document_variadic.mlir":16:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg6: i32 loc("document_variadic.mlir":1:14), %arg7: f32 loc("document_variadic.mlir":1:23)):
    %3 = "drr.pair"(%arg7, %arg6) : (f32, i32) -> i1 loc(#loc4)
    "func.return"(%3) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg4: i32 loc("document_variadic.mlir":6:14), %arg5: f32 loc("document_variadic.mlir":6:23)):
    %2 = "drr.concatenate"(%arg4) <{axis = 1 : i32}> : (i32) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("document_variadic.mlir":11:14), %arg3: f32 loc("document_variadic.mlir":11:23)):
    %1 = "drr.concatenate"(%arg2, %arg3, %arg2) <{axis = 1 : i32}> : (i32, f32, i32) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("document_variadic.mlir":16:14), %arg1: f32 loc("document_variadic.mlir":16:23)):
    %0 = "drr.concatenate"() <{axis = 1 : i32}> : () -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("document_variadic.mlir":0:0)
#loc1 = loc("document_variadic.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("document_variadic.mlir":3:3)
#loc6 = loc("document_variadic.mlir":6:1)
#loc9 = loc("document_variadic.mlir":8:3)
#loc10 = loc("document_variadic.mlir":11:1)
#loc13 = loc("document_variadic.mlir":13:3)
#loc14 = loc("document_variadic.mlir":16:1)
#loc17 = loc("document_variadic.mlir":18:3)

