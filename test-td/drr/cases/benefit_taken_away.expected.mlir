#loc2 = loc("benefit_taken_away.mlir":1:14)
#loc6 = loc("benefit_taken_away.mlir":6:14)
#loc10 = loc("benefit_taken_away.mlir":12:14)
#loc14 = loc("benefit_taken_away.mlir":19:14)
#loc17 = loc("benefit_taken_away.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("benefit_taken_away.mlir":1:14)):
    %9 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%9) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("benefit_taken_away.mlir":6:14)):
    %7 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc3)
    %8 = "drr.other"(%7) : (i32) -> i32 loc(#loc7)
    "func.return"(%8) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("benefit_taken_away.mlir":12:14)):
    %4 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc3)
    %5 = "drr.other"(%4) : (i32) -> i32 loc(#loc7)
    %6 = "drr.other"(%5) : (i32) -> f32 loc(#loc11)
    "func.return"(%6) : (f32) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("benefit_taken_away.mlir":19:14)):
    %2 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.other"(%2) : (i32) -> i32 loc(#loc7)
    "func.return"(%3) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("benefit_taken_away.mlir":25:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.same"(%0) : (i32) -> i32 loc(#loc7)
    "func.return"(%1) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("benefit_taken_away.mlir":0:0)
#loc1 = loc("benefit_taken_away.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("benefit_taken_away.mlir":3:3)
#loc5 = loc("benefit_taken_away.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("benefit_taken_away.mlir":9:3)
#loc9 = loc("benefit_taken_away.mlir":12:1)
#loc11 = loc("t")
#loc12 = loc("benefit_taken_away.mlir":16:3)
#loc13 = loc("benefit_taken_away.mlir":19:1)
#loc15 = loc("benefit_taken_away.mlir":22:3)
#loc16 = loc("benefit_taken_away.mlir":25:1)
#loc18 = loc("benefit_taken_away.mlir":28:3)

