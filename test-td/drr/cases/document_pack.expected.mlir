#loc2 = loc("document_pack.mlir":1:14)
#loc6 = loc("document_pack.mlir":6:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i1), sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("document_pack.mlir":1:14)):
    %4 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc3)
    %5 = "drr.pure"(%4) : (i32) -> i32 loc(#loc3)
    %6 = "drr.one"(%4) : (i32) -> i32 loc(#loc3)
    %7 = "drr.one"(%5) : (i32) -> i1 loc(#loc3)
    "func.return"(%6, %7) : (i32, i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_pack.mlir":6:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.pure"(%0) : (i32) -> i32 loc(#loc3)
    %2 = "drr.one"(%0) : (i32) -> i32 loc(#loc3)
    %3 = "drr.one"(%1) : (i32) -> i1 loc(#loc3)
    "func.return"(%3) : (i1) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
}) : () -> () loc(#loc)
#loc = loc("document_pack.mlir":0:0)
#loc1 = loc("document_pack.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("document_pack.mlir":3:3)
#loc5 = loc("document_pack.mlir":6:1)
#loc7 = loc("document_pack.mlir":8:3)

