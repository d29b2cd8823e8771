#loc2 = loc("many_results.mlir":1:14)
#loc7 = loc("many_results.mlir":7:14)
#loc10 = loc("many_results.mlir":13:14)
#loc13 = loc("many_results.mlir":19:14)
#loc16 = loc("many_results.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("many_results.mlir":1:14)):
    %8 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %9:2 = "drr.many_results"(%arg4) : (i32) -> (i32, f32) loc(#loc18)
    "func.return"(%9#0, %9#1) : (i32, f32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("many_results.mlir":7:14)):
    %6 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    %7 = "drr.many_results"(%arg3) : (i32) -> f32 loc(#loc18)
    "func.return"(%7) : (f32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> (i32, f32, f64), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("many_results.mlir":13:14)):
    %4 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc3)
    %5:3 = "drr.one_and_many_results"(%arg2) : (i32) -> (i32, f32, f64) loc(#loc18)
    "func.return"(%5#0, %5#1, %5#2) : (i32, f32, f64) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("many_results.mlir":19:14)):
    %2 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.one_and_many_results"(%arg1) : (i32) -> i32 loc(#loc18)
    "func.return"(%3) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("many_results.mlir":25:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.one_and_many_results"(%0) : (i32) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("many_results.mlir":0:0)
#loc1 = loc("many_results.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("many_results.mlir":4:3)
#loc6 = loc("many_results.mlir":7:1)
#loc8 = loc("many_results.mlir":10:3)
#loc9 = loc("many_results.mlir":13:1)
#loc11 = loc("many_results.mlir":16:3)
#loc12 = loc("many_results.mlir":19:1)
#loc14 = loc("many_results.mlir":22:3)
#loc15 = loc("many_results.mlir":25:1)
#loc17 = loc("many_results.mlir":28:3)
#loc18 = loc(fused[#loc4, #loc3])

