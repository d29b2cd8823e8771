#loc2 = loc("supplemental.mlir":1:14)
#loc6 = loc("supplemental.mlir":6:14)
#loc10 = loc("supplemental.mlir":12:14)
#loc13 = loc("supplemental.mlir":17:14)
#loc16 = loc("supplemental.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("supplemental.mlir":1:14)):
    %9 = "drr.same"(%arg4) : (i32) -> i32 loc(#loc3)
    %10 = "drr.other"(%9) : (i32) -> i1 loc(#loc3)
    "drr.sink"(%9) : (i32) -> () loc(#loc3)
    "drr.sink_two"(%9, %arg4) : (i32, i32) -> () loc(#loc3)
    "func.return"(%10) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i2, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("supplemental.mlir":6:14)):
    %5 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc3)
    %6 = "drr.other"(%5) : (i32) -> i1 loc(#loc3)
    "drr.sink"(%5) : (i32) -> () loc(#loc3)
    "drr.sink_two"(%5, %arg3) : (i32, i32) -> () loc(#loc3)
    %7 = "drr.same"(%6) : (i1) -> i1 loc(#loc7)
    %8 = "drr.other"(%7) : (i1) -> i2 loc(#loc7)
    "drr.sink"(%7) : (i1) -> () loc(#loc7)
    "drr.sink_two"(%7, %6) : (i1, i1) -> () loc(#loc7)
    "func.return"(%8) : (i2) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("supplemental.mlir":12:14)):
    %4 = "drr.other"(%arg2) : (i32) -> i1 loc(#loc3)
    "func.return"(%4) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> (), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("supplemental.mlir":17:14)):
    %2 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.other"(%2) : (i32) -> i1 loc(#loc3)
    "drr.sink"(%2) : (i32) -> () loc(#loc3)
    "drr.sink_two"(%2, %arg1) : (i32, i32) -> () loc(#loc3)
    "func.return"() : () -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("supplemental.mlir":22:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.other"(%0) : (i32) -> i1 loc(#loc3)
    "drr.sink"(%0) : (i32) -> () loc(#loc3)
    "drr.sink_two"(%0, %arg0) : (i32, i32) -> () loc(#loc3)
    "drr.sink"(%1) : (i1) -> () loc(#loc17)
    "func.return"() : () -> () loc(#loc18)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("supplemental.mlir":0:0)
#loc1 = loc("supplemental.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("supplemental.mlir":3:3)
#loc5 = loc("supplemental.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("supplemental.mlir":9:3)
#loc9 = loc("supplemental.mlir":12:1)
#loc11 = loc("supplemental.mlir":14:3)
#loc12 = loc("supplemental.mlir":17:1)
#loc14 = loc("supplemental.mlir":19:3)
#loc15 = loc("supplemental.mlir":22:1)
#loc17 = loc("sink")
#loc18 = loc("supplemental.mlir":25:3)

