#loc2 = loc("two_by_one_each.mlir":1:14)
#loc6 = loc("two_by_one_each.mlir":6:14)
#loc9 = loc("two_by_one_each.mlir":11:14)
#loc13 = loc("two_by_one_each.mlir":17:14)
#loc16 = loc("two_by_one_each.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("two_by_one_each.mlir":1:14)):
    %9 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %10 = "drr.other"(%arg4) : (i32) -> f32 loc(#loc3)
    "func.return"(%9, %10) : (i32, f32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (f32, i32), sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("two_by_one_each.mlir":6:14)):
    %7 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    %8 = "drr.other"(%arg3) : (i32) -> f32 loc(#loc3)
    "func.return"(%8, %7) : (f32, i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i32, i1, i2), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("two_by_one_each.mlir":11:14)):
    %3 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc3)
    %4 = "drr.other"(%arg2) : (i32) -> f32 loc(#loc3)
    %5 = "drr.one"(%4) : (f32) -> i1 loc(#loc10)
    %6 = "drr.other"(%4) : (f32) -> i2 loc(#loc10)
    "func.return"(%3, %5, %6) : (i32, i1, i2) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> (i32, f32, f64), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("two_by_one_each.mlir":17:14)):
    %2:3 = "drr.three"(%arg1) : (i32) -> (i32, f32, f64) loc(#loc3)
    "func.return"(%2#0, %2#1, %2#2) : (i32, f32, f64) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("two_by_one_each.mlir":22:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.other"(%arg0) : (i32) -> f32 loc(#loc3)
    "func.return"() : () -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("two_by_one_each.mlir":0:0)
#loc1 = loc("two_by_one_each.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("two_by_one_each.mlir":3:3)
#loc5 = loc("two_by_one_each.mlir":6:1)
#loc7 = loc("two_by_one_each.mlir":8:3)
#loc8 = loc("two_by_one_each.mlir":11:1)
#loc10 = loc("t")
#loc11 = loc("two_by_one_each.mlir":14:3)
#loc12 = loc("two_by_one_each.mlir":17:1)
#loc14 = loc("two_by_one_each.mlir":19:3)
#loc15 = loc("two_by_one_each.mlir":22:1)
#loc17 = loc("two_by_one_each.mlir":24:3)

