#loc2 = loc("auxiliary.mlir":1:14)
#loc6 = loc("auxiliary.mlir":6:14)
#loc10 = loc("auxiliary.mlir":12:14)
#loc13 = loc("auxiliary.mlir":17:14)
#loc17 = loc("auxiliary.mlir":23:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("auxiliary.mlir":1:14)):
    "drr.sink"(%arg4) : (i32) -> () loc(#loc3)
    "drr.sink_two"(%arg4, %arg4) : (i32, i32) -> () loc(#loc3)
    %5 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("auxiliary.mlir":6:14)):
    "drr.sink"(%arg3) : (i32) -> () loc(#loc3)
    "drr.sink_two"(%arg3, %arg3) : (i32, i32) -> () loc(#loc3)
    %3 = "drr.other"(%arg3) : (i32) -> i32 loc(#loc3)
    "drr.sink"(%3) : (i32) -> () loc(#loc7)
    "drr.sink_two"(%3, %3) : (i32, i32) -> () loc(#loc7)
    %4 = "drr.other"(%3) : (i32) -> f32 loc(#loc7)
    "func.return"(%4) : (f32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("auxiliary.mlir":12:14)):
    "drr.sink"(%arg2) : (i32) -> () loc(#loc3)
    "drr.sink_two"(%arg2, %arg2) : (i32, i32) -> () loc(#loc3)
    %2 = "drr.other"(%arg2) : (i32) -> i32 loc(#loc3)
    "func.return"() : () -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("auxiliary.mlir":17:14)):
    %1 = "drr.other"(%arg1) : (i32) -> i32 loc(#loc3)
    "drr.sink"(%1) : (i32) -> () loc(#loc14)
    "func.return"(%1) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("auxiliary.mlir":23:14)):
    "drr.sink"(%arg0) : (i32) -> () loc(#loc3)
    "drr.sink_two"(%arg0, %arg0) : (i32, i32) -> () loc(#loc3)
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc3)
    "drr.sink"(%0) : (i32) -> () loc(#loc14)
    "func.return"() : () -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("auxiliary.mlir":0:0)
#loc1 = loc("auxiliary.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("auxiliary.mlir":3:3)
#loc5 = loc("auxiliary.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("auxiliary.mlir":9:3)
#loc9 = loc("auxiliary.mlir":12:1)
#loc11 = loc("auxiliary.mlir":14:3)
#loc12 = loc("auxiliary.mlir":17:1)
#loc14 = loc("sink")
#loc15 = loc("auxiliary.mlir":20:3)
#loc16 = loc("auxiliary.mlir":23:1)
#loc18 = loc("auxiliary.mlir":26:3)

