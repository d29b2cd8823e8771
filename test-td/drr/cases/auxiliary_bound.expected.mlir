#loc2 = loc("auxiliary_bound.mlir":1:14)
#loc6 = loc("auxiliary_bound.mlir":6:14)
#loc9 = loc("auxiliary_bound.mlir":11:14)
#loc13 = loc("auxiliary_bound.mlir":17:14)
#loc16 = loc("auxiliary_bound.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> f32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("auxiliary_bound.mlir":1:14)):
    %9 = "drr.same"(%arg4) : (i32) -> i32 loc(#loc3)
    "drr.sink"(%9) : (i32) -> () loc(#loc3)
    %10 = "drr.pair"(%9, %9) : (i32, i32) -> f32 loc(#loc3)
    "func.return"(%10) : (f32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("auxiliary_bound.mlir":6:14)):
    %7:2 = "drr.two_like"(%arg3) : (i32) -> (i32, i32) loc(#loc3)
    "drr.sink"(%7#0) : (i32) -> () loc(#loc3)
    %8 = "drr.triple"(%7#1, %arg3, %7#0) : (i32, i32, i32) -> f32 loc(#loc3)
    "func.return"(%8) : (f32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (f32, i1), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("auxiliary_bound.mlir":11:14)):
    %3:2 = "drr.two_like"(%arg2) : (i32) -> (i32, i32) loc(#loc3)
    "drr.sink"(%3#0) : (i32) -> () loc(#loc3)
    %4 = "drr.triple"(%3#1, %arg2, %3#0) : (i32, i32, i32) -> f32 loc(#loc3)
    %5 = "drr.same"(%4) : (f32) -> f32 loc(#loc10)
    "drr.sink"(%5) : (f32) -> () loc(#loc10)
    %6 = "drr.pair"(%5, %5) : (f32, f32) -> i1 loc(#loc10)
    "func.return"(%4, %6) : (f32, i1) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("auxiliary_bound.mlir":17:14)):
    %2 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("auxiliary_bound.mlir":22:14)):
    %0:2 = "drr.two_like"(%arg0) : (i32) -> (i32, i32) loc(#loc3)
    "drr.sink"(%0#0) : (i32) -> () loc(#loc3)
    %1 = "drr.triple"(%0#1, %arg0, %0#0) : (i32, i32, i32) -> f32 loc(#loc3)
    "func.return"() : () -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("auxiliary_bound.mlir":0:0)
#loc1 = loc("auxiliary_bound.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("auxiliary_bound.mlir":3:3)
#loc5 = loc("auxiliary_bound.mlir":6:1)
#loc7 = loc("auxiliary_bound.mlir":8:3)
#loc8 = loc("auxiliary_bound.mlir":11:1)
#loc10 = loc("s")
#loc11 = loc("auxiliary_bound.mlir":14:3)
#loc12 = loc("auxiliary_bound.mlir":17:1)
#loc14 = loc("auxiliary_bound.mlir":19:3)
#loc15 = loc("auxiliary_bound.mlir":22:1)
#loc17 = loc("auxiliary_bound.mlir":24:3)

