#loc2 = loc("block_arguments.mlir":1:14)
#loc3 = loc("block_arguments.mlir":1:23)
#loc7 = loc("block_arguments.mlir":6:14)
#loc8 = loc("block_arguments.mlir":6:23)
#loc12 = loc("block_arguments.mlir":12:14)
#loc13 = loc("block_arguments.mlir":12:23)
#loc16 = loc("block_arguments.mlir":17:14)
#loc17 = loc("block_arguments.mlir":17:23)
#loc20 = loc("block_arguments.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg7: i32 loc("block_arguments.mlir":1:14), %arg8: i32 loc("block_arguments.mlir":1:23)):
    %6 = "drr.pair"(%arg7, %arg8) : (i32, i32) -> i1 loc(#loc4)
    "func.return"(%6) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg5: i32 loc("block_arguments.mlir":6:14), %arg6: i32 loc("block_arguments.mlir":6:23)):
    %4 = "drr.one"(%arg5) : (i32) -> i8 loc(#loc9)
    %5 = "drr.triple"(%arg5, %arg6, %arg6) : (i32, i32, i32) -> i1 loc(#loc22)
    "func.return"(%5) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg3: i32 loc("block_arguments.mlir":12:14), %arg4: i32 loc("block_arguments.mlir":12:23)):
    %3 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc4)
    "func.return"(%3) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("block_arguments.mlir":17:14), %arg2: i32 loc("block_arguments.mlir":17:23)):
    %2 = "drr.sum"(%arg1, %arg2) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%2) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("block_arguments.mlir":22:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i8 loc(#loc9)
    %1 = "drr.triple"(%arg0, %0, %0) : (i32, i8, i8) -> i1 loc(#loc22)
    "func.return"(%1) : (i1) -> () loc(#loc21)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("block_arguments.mlir":0:0)
#loc1 = loc("block_arguments.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("block_arguments.mlir":3:3)
#loc6 = loc("block_arguments.mlir":6:1)
#loc9 = loc("x")
#loc10 = loc("block_arguments.mlir":9:3)
#loc11 = loc("block_arguments.mlir":12:1)
#loc14 = loc("block_arguments.mlir":14:3)
#loc15 = loc("block_arguments.mlir":17:1)
#loc18 = loc("block_arguments.mlir":19:3)
#loc19 = loc("block_arguments.mlir":22:1)
#loc21 = loc("block_arguments.mlir":25:3)
#loc22 = loc(fused[#loc4, #loc9])

