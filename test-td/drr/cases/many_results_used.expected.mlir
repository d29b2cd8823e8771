#loc2 = loc("many_results_used.mlir":1:14)
#loc7 = loc("many_results_used.mlir":7:14)
#loc10 = loc("many_results_used.mlir":13:14)
#loc13 = loc("many_results_used.mlir":19:14)
#loc16 = loc("many_results_used.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("many_results_used.mlir":1:14)):
    %8:2 = "drr.many_results"(%arg4) : (i32) -> (i32, f32) loc(#loc3)
    %9 = "drr.one_and_many"(%arg4, %8#0, %8#1) : (i32, i32, f32) -> i1 loc(#loc18)
    "func.return"(%9) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("many_results_used.mlir":7:14)):
    %6:2 = "drr.many_results"(%arg3) : (i32) -> (i32, f32) loc(#loc3)
    %7 = "drr.one_and_many"(%arg3, %6#1, %arg3) : (i32, f32, i32) -> i1 loc(#loc18)
    "func.return"(%7) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("many_results_used.mlir":13:14)):
    %4:2 = "drr.many_results"(%arg2) : (i32) -> (i32, f32) loc(#loc3)
    %5 = "drr.many"(%arg2, %4#0) : (i32, i32) -> i1 loc(#loc4)
    "func.return"(%5) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i64) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i64 loc("many_results_used.mlir":19:14)):
    %2:2 = "drr.many_results"(%arg1) : (i64) -> (i32, f32) loc(#loc3)
    %3 = "drr.many"(%2#0, %2#1) : (i32, f32) -> i1 loc(#loc4)
    "func.return"(%3) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> (i1, i32), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("many_results_used.mlir":25:14)):
    %0 = "drr.many_results"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.one_and_many"(%arg0, %0, %0) : (i32, i32, i32) -> i1 loc(#loc18)
    "func.return"(%1, %0) : (i1, i32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("many_results_used.mlir":0:0)
#loc1 = loc("many_results_used.mlir":1:1)
#loc3 = loc("p")
#loc4 = loc("r")
#loc5 = loc("many_results_used.mlir":4:3)
#loc6 = loc("many_results_used.mlir":7:1)
#loc8 = loc("many_results_used.mlir":10:3)
#loc9 = loc("many_results_used.mlir":13:1)
#loc11 = loc("many_results_used.mlir":16:3)
#loc12 = loc("many_results_used.mlir":19:1)
#loc14 = loc("many_results_used.mlir":22:3)
#loc15 = loc("many_results_used.mlir":25:1)
#loc17 = loc("many_results_used.mlir":28:3)
#loc18 = loc(fused[#loc4, #loc3])

