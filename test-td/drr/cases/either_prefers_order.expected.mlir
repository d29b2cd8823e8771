#loc2 = loc("either_prefers_order.mlir":1:14)
#loc3 = loc("either_prefers_order.mlir":1:23)
#loc9 = loc("either_prefers_order.mlir":8:14)
#loc10 = loc("either_prefers_order.mlir":8:23)
#loc13 = loc("either_prefers_order.mlir":14:14)
#loc14 = loc("either_prefers_order.mlir":14:23)
#loc17 = loc("either_prefers_order.mlir":20:14)
#loc18 = loc("either_prefers_order.mlir":20:23)
#loc21 = loc("either_prefers_order.mlir":25:14)
#loc22 = loc("either_prefers_order.mlir":25:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("either_prefers_order.mlir":1:14), %arg9: i32 loc("either_prefers_order.mlir":1:23)):
    %7 = "drr.one"(%arg8) : (i32) -> i32 loc(#loc4)
    %8 = "drr.one"(%arg9) : (i32) -> i32 loc(#loc5)
    %9 = "drr.triple"(%arg8, %8, %arg8) : (i32, i32, i32) -> i32 loc(#loc24)
    "func.return"(%9) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("either_prefers_order.mlir":8:14), %arg7: i32 loc("either_prefers_order.mlir":8:23)):
    %5 = "drr.one"(%arg6) : (i32) -> i32 loc(#loc4)
    %6 = "drr.triple"(%arg6, %arg7, %arg6) : (i32, i32, i32) -> i32 loc(#loc24)
    "func.return"(%6) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("either_prefers_order.mlir":14:14), %arg5: i32 loc("either_prefers_order.mlir":14:23)):
    %3 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc4)
    %4 = "drr.triple"(%arg4, %arg5, %arg4) : (i32, i32, i32) -> i32 loc(#loc24)
    "func.return"(%4) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("either_prefers_order.mlir":20:14), %arg3: i32 loc("either_prefers_order.mlir":20:23)):
    %2 = "drr.pair"(%arg2, %arg3) : (i32, i32) -> i32 loc(#loc6)
    "func.return"(%2) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("either_prefers_order.mlir":25:14), %arg1: i32 loc("either_prefers_order.mlir":25:23)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.triple"(%arg0, %0, %arg0) : (i32, i32, i32) -> i32 loc(#loc24)
    "func.return"(%1) : (i32) -> () loc(#loc23)
  }) : () -> () loc(#loc20)
}) : () -> () loc(#loc)
#loc = loc("either_prefers_order.mlir":0:0)
#loc1 = loc("either_prefers_order.mlir":1:1)
#loc4 = loc("x")
#loc5 = loc("y")
#loc6 = loc("r")
#loc7 = loc("either_prefers_order.mlir":5:3)
#loc8 = loc("either_prefers_order.mlir":8:1)
#loc11 = loc("either_prefers_order.mlir":11:3)
#loc12 = loc("either_prefers_order.mlir":14:1)
#loc15 = loc("either_prefers_order.mlir":17:3)
#loc16 = loc("either_prefers_order.mlir":20:1)
#loc19 = loc("either_prefers_order.mlir":22:3)
#loc20 = loc("either_prefers_order.mlir":25:1)
#loc23 = loc("either_prefers_order.mlir":28:3)
#loc24 = loc(fused[#loc6, #loc4])

