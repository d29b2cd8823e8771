#loc2 = loc("native_two_results.mlir":1:14)
#loc6 = loc("native_two_results.mlir":6:14)
#loc9 = loc("native_two_results.mlir":11:14)
#loc12 = loc("native_two_results.mlir":16:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("native_two_results.mlir":1:14)):
    %4 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc3)
    %5 = "drr.pure"(%4) : (i32) -> i32 loc(#loc3)
    "func.return"(%4, %5) : (i32, i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("native_two_results.mlir":6:14)):
    %2 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc3)
    %3 = "drr.pure"(%2) : (i32) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i32, i1), sym_name = "c"}> ({
  ^bb0(%arg1: i32 loc("native_two_results.mlir":11:14)):
    %1:2 = "drr.two"(%arg1) : (i32) -> (i32, i1) loc(#loc3)
    "func.return"(%1#0, %1#1) : (i32, i1) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("native_two_results.mlir":16:14)):
    %0:3 = "drr.three"(%arg0) : (i32) -> (i32, i32, i32) loc(#loc3)
    "func.return"(%0#0, %0#1, %0#2) : (i32, i32, i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
}) : () -> () loc(#loc)
#loc = loc("native_two_results.mlir":0:0)
#loc1 = loc("native_two_results.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_two_results.mlir":3:3)
#loc5 = loc("native_two_results.mlir":6:1)
#loc7 = loc("native_two_results.mlir":8:3)
#loc8 = loc("native_two_results.mlir":11:1)
#loc10 = loc("native_two_results.mlir":13:3)
#loc11 = loc("native_two_results.mlir":16:1)
#loc13 = loc("native_two_results.mlir":18:3)

