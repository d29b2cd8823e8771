#loc6 = loc("document_nested.mlir":7:14)
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "a"}> ({
    %5 = "drr.b_op"() : () -> i32 loc(#loc2)
    %6 = "drr.b_op"() : () -> i32 loc(#loc11)
    %7 = "drr.c_op"(%6) <{c_attr = 7 : i8}> : (i32) -> i32 loc(#loc11)
    "func.return"(%7) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_nested.mlir":7:14)):
    %4 = "drr.a_op"(%arg0) <{a_attr = 7 : i8}> : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = () -> (i32, i32), sym_name = "c"}> ({
    %0 = "drr.b_op"() : () -> i32 loc(#loc2)
    %1 = "drr.b_op"() : () -> i32 loc(#loc12)
    %2 = "drr.c_op"(%1) <{c_attr = 7 : i8}> : (i32) -> i32 loc(#loc12)
    %3 = "drr.a_op"(%2) <{a_attr = "x"}> : (i32) -> i32 loc(#loc3)
    "func.return"(%3, %0) : (i32, i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("document_nested.mlir":0:0)
#loc1 = loc("document_nested.mlir":1:1)
#loc2 = loc("b")
#loc3 = loc("r")
#loc4 = loc("document_nested.mlir":4:3)
#loc5 = loc("document_nested.mlir":7:1)
#loc7 = loc("document_nested.mlir":9:3)
#loc8 = loc("document_nested.mlir":12:1)
#loc9 = loc("q")
#loc10 = loc("document_nested.mlir":16:3)
#loc11 = loc(fused[#loc3, #loc2])
#loc12 = loc(fused[#loc9, #loc2])

