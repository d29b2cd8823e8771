#loc6 = loc("document_bind_result.mlir":7:14)
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "a"}> ({
    %4 = "drr.b_op"() : () -> i32 loc(#loc2)
    %5 = "drr.c_op"(%4) <{c_attr = 7 : i8}> : (i32) -> i32 loc(#loc11)
    "func.return"(%5) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_bind_result.mlir":7:14)):
    %3 = "drr.a_op"(%arg0) <{a_attr = 7 : i8}> : (i32) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = () -> (i32, i32), sym_name = "c"}> ({
    %0 = "drr.b_op"() : () -> i32 loc(#loc2)
    %1 = "drr.c_op"(%0) <{c_attr = 7 : i8}> : (i32) -> i32 loc(#loc12)
    %2 = "drr.a_op"(%1) <{a_attr = "x"}> : (i32) -> i32 loc(#loc3)
    "func.return"(%2, %0) : (i32, i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("document_bind_result.mlir":0:0)
#loc1 = loc("document_bind_result.mlir":1:1)
#loc2 = loc("b")
#loc3 = loc("r")
#loc4 = loc("document_bind_result.mlir":4:3)
#loc5 = loc("document_bind_result.mlir":7:1)
#loc7 = loc("document_bind_result.mlir":9:3)
#loc8 = loc("document_bind_result.mlir":12:1)
#loc9 = loc("q")
#loc10 = loc("document_bind_result.mlir":16:3)
#loc11 = loc(fused[#loc3, #loc2])
#loc12 = loc(fused[#loc9, #loc2])

