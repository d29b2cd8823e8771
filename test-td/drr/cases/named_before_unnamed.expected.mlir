#loc2 = loc("named_before_unnamed.mlir":1:14)
#loc6 = loc("named_before_unnamed.mlir":6:14)
#loc10 = loc("named_before_unnamed.mlir":12:14)
#loc13 = loc("named_before_unnamed.mlir":17:14)
#loc17 = loc("named_before_unnamed.mlir":23:14)
#loc18 = loc("named_before_unnamed.mlir":23:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("named_before_unnamed.mlir":1:14)):
    %7 = "drr.pair"(%arg5, %arg5) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg4: i32 loc("named_before_unnamed.mlir":6:14)):
    %5 = "drr.pair"(%arg4, %arg4) : (i32, i32) -> f32 loc(#loc3)
    %6 = "drr.pair"(%5, %5) : (f32, f32) -> i32 loc(#loc7)
    "func.return"(%6) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "c"}> ({
  ^bb0(%arg3: i32 loc("named_before_unnamed.mlir":12:14)):
    %4 = "drr.other"(%arg3) : (i32) -> f32 loc(#loc3)
    "func.return"(%4) : (f32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> (), sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("named_before_unnamed.mlir":17:14)):
    %3 = "drr.pair"(%arg2, %arg2) : (i32, i32) -> f32 loc(#loc3)
    "drr.sink"(%3) : (f32) -> () loc(#loc14)
    "func.return"() : () -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("named_before_unnamed.mlir":23:14), %arg1: f32 loc("named_before_unnamed.mlir":23:23)):
    %0 = "drr.pair"(%arg0, %arg0) : (i32, i32) -> f32 loc(#loc3)
    %1 = "drr.pair"(%arg1, %arg1) : (f32, f32) -> f32 loc(#loc7)
    %2 = "drr.pair"(%0, %1) : (f32, f32) -> i1 loc(#loc19)
    "func.return"(%2) : (i1) -> () loc(#loc20)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("named_before_unnamed.mlir":0:0)
#loc1 = loc("named_before_unnamed.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("named_before_unnamed.mlir":3:3)
#loc5 = loc("named_before_unnamed.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("named_before_unnamed.mlir":9:3)
#loc9 = loc("named_before_unnamed.mlir":12:1)
#loc11 = loc("named_before_unnamed.mlir":14:3)
#loc12 = loc("named_before_unnamed.mlir":17:1)
#loc14 = loc("sink")
#loc15 = loc("named_before_unnamed.mlir":20:3)
#loc16 = loc("named_before_unnamed.mlir":23:1)
#loc19 = loc("t")
#loc20 = loc("named_before_unnamed.mlir":27:3)

