#loc2 = loc("either_equal.mlir":1:14)
#loc3 = loc("either_equal.mlir":1:23)
#loc8 = loc("either_equal.mlir":7:14)
#loc9 = loc("either_equal.mlir":7:23)
#loc12 = loc("either_equal.mlir":13:14)
#loc13 = loc("either_equal.mlir":13:23)
#loc16 = loc("either_equal.mlir":19:14)
#loc17 = loc("either_equal.mlir":19:23)
#loc20 = loc("either_equal.mlir":25:14)
#loc21 = loc("either_equal.mlir":25:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("either_equal.mlir":1:14), %arg9: i32 loc("either_equal.mlir":1:23)):
    %8 = "drr.one"(%arg8) : (i32) -> i32 loc(#loc4)
    %9 = "drr.pair"(%arg8, %arg9) : (i32, i32) -> i32 loc(#loc23)
    "func.return"(%9) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("either_equal.mlir":7:14), %arg7: i32 loc("either_equal.mlir":7:23)):
    %6 = "drr.one"(%arg6) : (i32) -> i32 loc(#loc4)
    %7 = "drr.pair"(%arg6, %arg7) : (i32, i32) -> i32 loc(#loc23)
    "func.return"(%7) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("either_equal.mlir":13:14), %arg5: i32 loc("either_equal.mlir":13:23)):
    %4 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc4)
    %5 = "drr.triple"(%arg5, %4, %arg4) : (i32, i32, i32) -> i32 loc(#loc5)
    "func.return"(%5) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("either_equal.mlir":19:14), %arg3: i32 loc("either_equal.mlir":19:23)):
    %2 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc4)
    %3 = "drr.triple"(%2, %arg3, %arg2) : (i32, i32, i32) -> i32 loc(#loc5)
    "func.return"(%3) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("either_equal.mlir":25:14), %arg1: i32 loc("either_equal.mlir":25:23)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.pair"(%arg0, %0) : (i32, i32) -> i32 loc(#loc23)
    "func.return"(%1) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("either_equal.mlir":0:0)
#loc1 = loc("either_equal.mlir":1:1)
#loc4 = loc("x")
#loc5 = loc("r")
#loc6 = loc("either_equal.mlir":4:3)
#loc7 = loc("either_equal.mlir":7:1)
#loc10 = loc("either_equal.mlir":10:3)
#loc11 = loc("either_equal.mlir":13:1)
#loc14 = loc("either_equal.mlir":16:3)
#loc15 = loc("either_equal.mlir":19:1)
#loc18 = loc("either_equal.mlir":22:3)
#loc19 = loc("either_equal.mlir":25:1)
#loc22 = loc("either_equal.mlir":28:3)
#loc23 = loc(fused[#loc5, #loc4])

