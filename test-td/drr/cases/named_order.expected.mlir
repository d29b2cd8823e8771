#loc2 = loc("named_order.mlir":1:14)
#loc6 = loc("named_order.mlir":6:14)
#loc10 = loc("named_order.mlir":12:14)
#loc13 = loc("named_order.mlir":18:14)
#loc16 = loc("named_order.mlir":23:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("named_order.mlir":1:14)):
    %6 = "drr.pair"(%arg4, %arg4) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("named_order.mlir":6:14)):
    %4 = "drr.pair"(%arg3, %arg3) : (i32, i32) -> f32 loc(#loc3)
    %5 = "drr.pair"(%4, %4) : (f32, f32) -> i32 loc(#loc7)
    "func.return"(%5) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("named_order.mlir":12:14)):
    %2 = "drr.pair"(%arg2, %arg2) : (i32, i32) -> f32 loc(#loc3)
    %3 = "drr.triple"(%2, %2, %2) : (f32, f32, f32) -> i32 loc(#loc7)
    "func.return"(%3, %2) : (i32, f32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (f32) -> f32, sym_name = "d"}> ({
  ^bb0(%arg1: f32 loc("named_order.mlir":18:14)):
    %1 = "drr.triple"(%arg1, %arg1, %arg1) : (f32, f32, f32) -> f32 loc(#loc3)
    "func.return"(%1) : (f32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("named_order.mlir":23:14)):
    %0 = "drr.pair"(%arg0, %arg0) : (i32, i32) -> f32 loc(#loc3)
    "func.return"(%0) : (f32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("named_order.mlir":0:0)
#loc1 = loc("named_order.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("named_order.mlir":3:3)
#loc5 = loc("named_order.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("named_order.mlir":9:3)
#loc9 = loc("named_order.mlir":12:1)
#loc11 = loc("named_order.mlir":15:3)
#loc12 = loc("named_order.mlir":18:1)
#loc14 = loc("named_order.mlir":20:3)
#loc15 = loc("named_order.mlir":23:1)
#loc17 = loc("named_order.mlir":25:3)

