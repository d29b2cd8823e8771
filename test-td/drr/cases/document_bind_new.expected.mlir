#loc2 = loc("document_bind_new.mlir":1:14)
#loc6 = loc("document_bind_new.mlir":6:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("document_bind_new.mlir":1:14)):
    %5 = "drr.b_op"() : () -> i32 loc(#loc3)
    %6 = "drr.d_op"(%5, %5) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_bind_new.mlir":6:14)):
    %3 = "drr.b_op"() : () -> i32 loc(#loc3)
    %4 = "drr.d_op"(%3, %3) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = () -> i32, sym_name = "c"}> ({
    %0 = "drr.b_op"() : () -> i32 loc(#loc9)
    %1 = "drr.b_op"() : () -> i32 loc(#loc3)
    %2 = "drr.d_op"(%1, %1) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("document_bind_new.mlir":0:0)
#loc1 = loc("document_bind_new.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("document_bind_new.mlir":3:3)
#loc5 = loc("document_bind_new.mlir":6:1)
#loc7 = loc("document_bind_new.mlir":8:3)
#loc8 = loc("document_bind_new.mlir":11:1)
#loc9 = loc("b")
#loc10 = loc("document_bind_new.mlir":14:3)

