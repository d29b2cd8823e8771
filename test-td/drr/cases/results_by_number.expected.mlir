#loc2 = loc("results_by_number.mlir":1:14)
#loc6 = loc("results_by_number.mlir":6:14)
#loc9 = loc("results_by_number.mlir":11:14)
#loc12 = loc("results_by_number.mlir":16:14)
#loc16 = loc("results_by_number.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("results_by_number.mlir":1:14)):
    %6:3 = "drr.three_like"(%arg4) : (i32) -> (i32, i32, i32) loc(#loc3)
    "func.return"(%6#2, %6#0) : (i32, i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("results_by_number.mlir":6:14)):
    %5:3 = "drr.three_like"(%arg3) : (i32) -> (i32, i32, i32) loc(#loc3)
    "func.return"(%5#0) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("results_by_number.mlir":11:14)):
    %4:2 = "drr.two"(%arg2) : (i32) -> (i32, i32) loc(#loc3)
    "func.return"(%4#1) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("results_by_number.mlir":16:14)):
    %2:3 = "drr.three_like"(%arg1) : (i32) -> (i32, i32, i32) loc(#loc3)
    %3:3 = "drr.three_like"(%2#0) : (i32) -> (i32, i32, i32) loc(#loc13)
    "func.return"(%3#2, %3#0, %2#2) : (i32, i32, i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (f32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: f32 loc("results_by_number.mlir":22:14)):
    %0:3 = "drr.three_like"(%arg0) : (f32) -> (f32, f32, f32) loc(#loc3)
    %1 = "drr.pair"(%0#2, %0#0) : (f32, f32) -> i1 loc(#loc17)
    "func.return"(%1) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("results_by_number.mlir":0:0)
#loc1 = loc("results_by_number.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("results_by_number.mlir":3:3)
#loc5 = loc("results_by_number.mlir":6:1)
#loc7 = loc("results_by_number.mlir":8:3)
#loc8 = loc("results_by_number.mlir":11:1)
#loc10 = loc("results_by_number.mlir":13:3)
#loc11 = loc("results_by_number.mlir":16:1)
#loc13 = loc("t")
#loc14 = loc("results_by_number.mlir":19:3)
#loc15 = loc("results_by_number.mlir":22:1)
#loc17 = loc("u")
#loc18 = loc("results_by_number.mlir":25:3)

