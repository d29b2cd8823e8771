#loc2 = loc("document_results.mlir":1:14)
#loc3 = loc("document_results.mlir":1:23)
#loc8 = loc("document_results.mlir":7:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("document_results.mlir":1:14), %arg2: i8 loc("document_results.mlir":1:23)):
    %1:3 = "drr.three"(%arg1) : (i32) -> (i32, i32, i32) loc(#loc4)
    %2 = "drr.pair"(%1#1, %arg2) : (i32, i8) -> i1 loc(#loc5)
    "func.return"(%2) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_results.mlir":7:14)):
    %0 = "drr.pair"(%arg0, %arg0) : (i32, i32) -> i1 loc(#loc5)
    "func.return"(%0) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
}) : () -> () loc(#loc)
#loc = loc("document_results.mlir":0:0)
#loc1 = loc("document_results.mlir":1:1)
#loc4 = loc("t")
#loc5 = loc("r")
#loc6 = loc("document_results.mlir":4:3)
#loc7 = loc("document_results.mlir":7:1)
#loc9 = loc("document_results.mlir":9:3)

