#loc2 = loc("equal_three.mlir":1:14)
#loc3 = loc("equal_three.mlir":1:23)
#loc7 = loc("equal_three.mlir":6:14)
#loc8 = loc("equal_three.mlir":6:23)
#loc11 = loc("equal_three.mlir":11:14)
#loc12 = loc("equal_three.mlir":11:23)
#loc15 = loc("equal_three.mlir":16:14)
#loc16 = loc("equal_three.mlir":16:23)
#loc19 = loc("equal_three.mlir":21:14)
#loc20 = loc("equal_three.mlir":21:23)
#loc21 = loc("equal_three.mlir":21:32)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg9: i32 loc("equal_three.mlir":1:14), %arg10: i32 loc("equal_three.mlir":1:23)):
    %4 = "drr.pair"(%arg9, %arg9) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg7: i32 loc("equal_three.mlir":6:14), %arg8: i32 loc("equal_three.mlir":6:23)):
    %3 = "drr.pair"(%arg7, %arg8) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%3) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg5: i32 loc("equal_three.mlir":11:14), %arg6: i32 loc("equal_three.mlir":11:23)):
    %2 = "drr.triple"(%arg5, %arg5, %arg6) : (i32, i32, i32) -> i32 loc(#loc4)
    "func.return"(%2) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg3: i32 loc("equal_three.mlir":16:14), %arg4: i32 loc("equal_three.mlir":16:23)):
    %1 = "drr.triple"(%arg4, %arg3, %arg3) : (i32, i32, i32) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32, i32, i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("equal_three.mlir":21:14), %arg1: i32 loc("equal_three.mlir":21:23), %arg2: i32 loc("equal_three.mlir":21:32)):
    %0 = "drr.triple"(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32 loc(#loc4)
    "func.return"(%0) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc18)
}) : () -> () loc(#loc)
#loc = loc("equal_three.mlir":0:0)
#loc1 = loc("equal_three.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("equal_three.mlir":3:3)
#loc6 = loc("equal_three.mlir":6:1)
#loc9 = loc("equal_three.mlir":8:3)
#loc10 = loc("equal_three.mlir":11:1)
#loc13 = loc("equal_three.mlir":13:3)
#loc14 = loc("equal_three.mlir":16:1)
#loc17 = loc("equal_three.mlir":18:3)
#loc18 = loc("equal_three.mlir":21:1)
#loc22 = loc("equal_three.mlir":23:3)

