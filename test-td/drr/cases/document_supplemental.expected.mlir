#loc2 = loc("document_supplemental.mlir":1:14)
#loc6 = loc("document_supplemental.mlir":6:14)
#loc9 = loc("document_supplemental.mlir":11:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("document_supplemental.mlir":1:14)):
    %4 = "drr.same"(%arg2) {foo = 1 : i8} : (i32) -> i32 loc(#loc3)
    %5:3 = "drr.three_like"(%arg2) {bar = "b"} : (i32) -> (i32, i32, i32) loc(#loc3)
    "func.return"(%5#0, %5#1, %5#2) : (i32, i32, i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("document_supplemental.mlir":6:14)):
    %2 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc3)
    %3:3 = "drr.three_like"(%arg1) {bar} : (i32) -> (i32, i32, i32) loc(#loc3)
    "func.return"(%3#0, %3#1, %3#2) : (i32, i32, i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("document_supplemental.mlir":11:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc3)
    %1:3 = "drr.three_like"(%arg0) : (i32) -> (i32, i32, i32) loc(#loc3)
    "func.return"(%1#0, %1#1, %1#2) : (i32, i32, i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("document_supplemental.mlir":0:0)
#loc1 = loc("document_supplemental.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("document_supplemental.mlir":3:3)
#loc5 = loc("document_supplemental.mlir":6:1)
#loc7 = loc("document_supplemental.mlir":8:3)
#loc8 = loc("document_supplemental.mlir":11:1)
#loc10 = loc("document_supplemental.mlir":13:3)

