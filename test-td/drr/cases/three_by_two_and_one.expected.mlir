#loc2 = loc("three_by_two_and_one.mlir":1:14)
#loc6 = loc("three_by_two_and_one.mlir":6:14)
#loc9 = loc("three_by_two_and_one.mlir":11:14)
#loc12 = loc("three_by_two_and_one.mlir":16:14)
#loc16 = loc("three_by_two_and_one.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, f32, f64), sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("three_by_two_and_one.mlir":1:14)):
    %9:2 = "drr.two"(%arg4) : (i32) -> (i32, f32) loc(#loc3)
    %10 = "drr.one"(%arg4) : (i32) -> f64 loc(#loc3)
    "func.return"(%9#0, %9#1, %10) : (i32, f32, f64) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> f64, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("three_by_two_and_one.mlir":6:14)):
    %7:2 = "drr.two"(%arg3) : (i32) -> (i32, f32) loc(#loc3)
    %8 = "drr.one"(%arg3) : (i32) -> f64 loc(#loc3)
    "func.return"(%8) : (f64) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("three_by_two_and_one.mlir":11:14)):
    %5 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc3)
    %6:2 = "drr.two_like"(%arg2) : (i32) -> (i32, i32) loc(#loc3)
    "func.return"(%6#1, %6#0, %5) : (i32, i32, i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> (i32, i32, i32, i1, i2, i3), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("three_by_two_and_one.mlir":16:14)):
    %1 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc3)
    %2:2 = "drr.two_like"(%arg1) : (i32) -> (i32, i32) loc(#loc3)
    %3:2 = "drr.two"(%2#0) : (i32) -> (i1, i2) loc(#loc13)
    %4 = "drr.one"(%2#0) : (i32) -> i3 loc(#loc13)
    "func.return"(%2#1, %2#0, %1, %3#0, %3#1, %4) : (i32, i32, i32, i1, i2, i3) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("three_by_two_and_one.mlir":22:14)):
    %0:2 = "drr.two"(%arg0) : (i32) -> (i32, f32) loc(#loc3)
    "func.return"(%0#0, %0#1) : (i32, f32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("three_by_two_and_one.mlir":0:0)
#loc1 = loc("three_by_two_and_one.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("three_by_two_and_one.mlir":3:3)
#loc5 = loc("three_by_two_and_one.mlir":6:1)
#loc7 = loc("three_by_two_and_one.mlir":8:3)
#loc8 = loc("three_by_two_and_one.mlir":11:1)
#loc10 = loc("three_by_two_and_one.mlir":13:3)
#loc11 = loc("three_by_two_and_one.mlir":16:1)
#loc13 = loc("u")
#loc14 = loc("three_by_two_and_one.mlir":19:3)
#loc15 = loc("three_by_two_and_one.mlir":22:1)
#loc17 = loc("three_by_two_and_one.mlir":24:3)

