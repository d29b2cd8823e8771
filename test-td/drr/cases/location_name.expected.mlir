#loc2 = loc("location_name.mlir":1:14)
#loc6 = loc("location_name.mlir":6:14)
#loc11 = loc("location_name.mlir":11:14)
#loc16 = loc("location_name.mlir":16:14)
#loc20 = loc("location_name.mlir":23:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("location_name.mlir":1:14)):
    %10 = "drr.other"(%arg4) : (i32) -> i1 loc(#loc3)
    "func.return"(%10) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("location_name.mlir":6:14)):
    %8 = "drr.sum"(%arg3, %arg3) : (i32, i32) -> i32 loc(#loc7)
    %9 = "drr.other"(%8) : (i32) -> i1 loc(#loc8)
    "func.return"(%9) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("location_name.mlir":11:14)):
    %6 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc12)
    %7 = "drr.other"(%6) : (i32) -> i1 loc(#loc13)
    "func.return"(%7) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i3, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("location_name.mlir":16:14)):
    %1 = "drr.other"(%arg1) : (i32) -> i1 loc(#loc3)
    %2 = "drr.sum"(%1, %1) : (i1, i1) -> i1 loc(#loc7)
    %3 = "drr.other"(%2) : (i1) -> i2 loc(#loc8)
    %4 = "drr.same"(%3) : (i2) -> i2 loc(#loc12)
    %5 = "drr.other"(%4) : (i2) -> i3 loc(#loc17)
    "func.return"(%5) : (i3) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("location_name.mlir":23:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i1 loc(#loc13)
    "func.return"(%0) : (i1) -> () loc(#loc21)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("location_name.mlir":0:0)
#loc1 = loc("location_name.mlir":1:1)
#loc3 = loc("named")
#loc4 = loc("location_name.mlir":3:3)
#loc5 = loc("location_name.mlir":6:1)
#loc7 = loc("inner")
#loc8 = loc("outer")
#loc9 = loc("location_name.mlir":8:3)
#loc10 = loc("location_name.mlir":11:1)
#loc12 = loc("inner only")
#loc13 = loc("r")
#loc14 = loc("location_name.mlir":13:3)
#loc15 = loc("location_name.mlir":16:1)
#loc17 = loc("t")
#loc18 = loc("location_name.mlir":20:3)
#loc19 = loc("location_name.mlir":23:1)
#loc21 = loc("location_name.mlir":25:3)

