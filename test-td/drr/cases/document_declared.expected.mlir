#loc2 = loc("document_declared.mlir":1:14)
#loc6 = loc("document_declared.mlir":6:14)
#loc9 = loc("document_declared.mlir":11:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("document_declared.mlir":1:14)):
    %2:2 = "drr.other_multi_variadic"(%arg2, %arg2) : (i32, i32) -> (i32, i32) loc(#loc3)
    "func.return"(%2#1) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("document_declared.mlir":6:14)):
    %1:4 = "drr.other_multi_variadic"(%arg1, %arg1, %arg1, %arg1, %arg1) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32) loc(#loc3)
    "func.return"(%1#3) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("document_declared.mlir":11:14)):
    %0:6 = "drr.other_multi_variadic"(%arg0, %arg0, %arg0) : (i32, i32, i32) -> (i32, i32, i32, i32, i32, i32) loc(#loc3)
    "func.return"(%0#5) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("document_declared.mlir":0:0)
#loc1 = loc("document_declared.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("document_declared.mlir":3:3)
#loc5 = loc("document_declared.mlir":6:1)
#loc7 = loc("document_declared.mlir":8:3)
#loc8 = loc("document_declared.mlir":11:1)
#loc10 = loc("document_declared.mlir":13:3)

