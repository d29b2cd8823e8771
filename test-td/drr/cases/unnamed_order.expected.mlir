#loc2 = loc("unnamed_order.mlir":1:14)
#loc6 = loc("unnamed_order.mlir":6:14)
#loc10 = loc("unnamed_order.mlir":12:14)
#loc13 = loc("unnamed_order.mlir":18:14)
#loc16 = loc("unnamed_order.mlir":24:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("unnamed_order.mlir":1:14)):
    %9 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%9) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("unnamed_order.mlir":6:14)):
    %7 = "drr.other"(%arg3) : (i32) -> f32 loc(#loc3)
    %8 = "drr.other"(%arg3) : (i32) -> i32 loc(#loc19)
    "func.return"(%8) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("unnamed_order.mlir":12:14)):
    %5 = "drr.other"(%arg2) : (i32) -> f32 loc(#loc3)
    %6 = "drr.other"(%arg2) : (i32) -> i32 loc(#loc19)
    "func.return"(%6, %5) : (i32, f32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("unnamed_order.mlir":18:14)):
    %3 = "drr.pair"(%arg1, %arg1) : (i32, i32) -> f32 loc(#loc3)
    %4 = "drr.other"(%3) : (f32) -> i32 loc(#loc7)
    "func.return"(%4) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("unnamed_order.mlir":24:14)):
    %0 = "drr.other"(%arg0) : (i32) -> f32 loc(#loc3)
    %1 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc19)
    %2 = "drr.other"(%arg0) : (i32) -> f32 loc(#loc20)
    "func.return"(%2) : (f32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("unnamed_order.mlir":0:0)
#loc1 = loc("unnamed_order.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("unnamed_order.mlir":3:3)
#loc5 = loc("unnamed_order.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("unnamed_order.mlir":9:3)
#loc9 = loc("unnamed_order.mlir":12:1)
#loc11 = loc("unnamed_order.mlir":15:3)
#loc12 = loc("unnamed_order.mlir":18:1)
#loc14 = loc("unnamed_order.mlir":21:3)
#loc15 = loc("unnamed_order.mlir":24:1)
#loc17 = loc("t")
#loc18 = loc("unnamed_order.mlir":28:3)
#loc19 = loc(fused[#loc7, #loc3])
#loc20 = loc(fused[#loc17, #loc7, #loc3])

