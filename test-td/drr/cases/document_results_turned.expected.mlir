#loc2 = loc("document_results_turned.mlir":1:14)
#loc6 = loc("document_results_turned.mlir":6:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("document_results_turned.mlir":1:14)):
    %1:3 = "drr.three_like"(%arg1) : (i32) -> (i32, i32, i32) loc(#loc3)
    "func.return"(%1#2, %1#0) : (i32, i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_results_turned.mlir":6:14)):
    %0:3 = "drr.three_like"(%arg0) : (i32) -> (i32, i32, i32) loc(#loc3)
    "func.return"(%0#0) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
}) : () -> () loc(#loc)
#loc = loc("document_results_turned.mlir":0:0)
#loc1 = loc("document_results_turned.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("document_results_turned.mlir":3:3)
#loc5 = loc("document_results_turned.mlir":6:1)
#loc7 = loc("document_results_turned.mlir":8:3)

