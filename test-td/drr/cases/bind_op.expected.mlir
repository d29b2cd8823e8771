#loc2 = loc("bind_op.mlir":1:14)
#loc7 = loc("bind_op.mlir":7:14)
#loc11 = loc("bind_op.mlir":14:14)
#loc14 = loc("bind_op.mlir":20:14)
#loc17 = loc("bind_op.mlir":26:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("bind_op.mlir":1:14)):
    %11 = "drr.other"(%arg4) : (i32) -> f32 loc(#loc3)
    %12 = "drr.pair"(%11, %arg4) : (f32, i32) -> i1 loc(#loc20)
    "func.return"(%12) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i1, i2), sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("bind_op.mlir":7:14)):
    %8 = "drr.other"(%arg3) : (i32) -> f32 loc(#loc3)
    %9 = "drr.pair"(%8, %arg3) : (f32, i32) -> i1 loc(#loc20)
    %10 = "drr.pair"(%8, %arg3) : (f32, i32) -> i2 loc(#loc21)
    "func.return"(%9, %10) : (i1, i2) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("bind_op.mlir":14:14)):
    %6 = "drr.one"(%arg2) : (i32) -> f32 loc(#loc3)
    %7 = "drr.one"(%6) : (f32) -> i1 loc(#loc4)
    "func.return"(%7) : (i1) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("bind_op.mlir":20:14)):
    %4 = "drr.other"(%arg1) : (i32) -> f32 loc(#loc3)
    %5 = "drr.other"(%4) : (f32) -> i1 loc(#loc4)
    "func.return"(%5) : (i1) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> f64, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("bind_op.mlir":26:14)):
    %0 = "drr.other"(%arg0) : (i32) -> f32 loc(#loc3)
    %1 = "drr.pair"(%0, %arg0) : (f32, i32) -> i1 loc(#loc20)
    %2 = "drr.other"(%1) : (i1) -> f32 loc(#loc8)
    %3 = "drr.pair"(%2, %1) : (f32, i1) -> f64 loc(#loc22)
    "func.return"(%3) : (f64) -> () loc(#loc19)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("bind_op.mlir":0:0)
#loc1 = loc("bind_op.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("r")
#loc5 = loc("bind_op.mlir":4:3)
#loc6 = loc("bind_op.mlir":7:1)
#loc8 = loc("s")
#loc9 = loc("bind_op.mlir":11:3)
#loc10 = loc("bind_op.mlir":14:1)
#loc12 = loc("bind_op.mlir":17:3)
#loc13 = loc("bind_op.mlir":20:1)
#loc15 = loc("bind_op.mlir":23:3)
#loc16 = loc("bind_op.mlir":26:1)
#loc18 = loc("t")
#loc19 = loc("bind_op.mlir":31:3)
#loc20 = loc(fused[#loc4, #loc3])
#loc21 = loc(fused[#loc8, #loc3])
#loc22 = loc(fused[#loc18, #loc8])

