#loc2 = loc("location_and_type.mlir":1:14)
#loc7 = loc("location_and_type.mlir":6:14)
#loc8 = loc("location_and_type.mlir":6:23)
#loc11 = loc("location_and_type.mlir":11:14)
#loc12 = loc("location_and_type.mlir":11:23)
#loc16 = loc("location_and_type.mlir":17:14)
#loc17 = loc("location_and_type.mlir":17:23)
#loc20 = loc("location_and_type.mlir":23:14)
#loc21 = loc("location_and_type.mlir":23:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("location_and_type.mlir":1:14)):
    %10 = "drr.none"() : () -> i32 loc(#loc3)
    %11 = "drr.other"(%10) : (i32) -> i1 loc(#loc4)
    "func.return"(%11) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("location_and_type.mlir":6:14), %arg7: f32 loc("location_and_type.mlir":6:23)):
    %8 = "drr.none"() : () -> f32 loc(#loc7)
    %9 = "drr.other"(%8) : (f32) -> i1 loc(#loc4)
    "func.return"(%9) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("location_and_type.mlir":11:14), %arg5: f32 loc("location_and_type.mlir":11:23)):
    %5 = "drr.same"(%arg4) : (i32) -> i32 loc(#loc13)
    %6 = "drr.none"() : () -> f32 loc(#loc13)
    %7 = "drr.other"(%6) : (f32) -> i1 loc(#loc4)
    "func.return"(%7) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("location_and_type.mlir":17:14), %arg3: f32 loc("location_and_type.mlir":17:23)):
    %1 = "drr.none"() : () -> i32 loc(#loc3)
    %2 = "drr.other"(%1) : (i32) -> i2 loc(#loc13)
    %3 = "drr.none"() : () -> i2 loc(#loc17)
    %4 = "drr.other"(%3) : (i2) -> i1 loc(#loc4)
    "func.return"(%4) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("location_and_type.mlir":23:14), %arg1: f32 loc("location_and_type.mlir":23:23)):
    %0 = "drr.other"(%arg1) : (f32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("location_and_type.mlir":0:0)
#loc1 = loc("location_and_type.mlir":1:1)
#loc3 = loc("l")
#loc4 = loc("r")
#loc5 = loc("location_and_type.mlir":3:3)
#loc6 = loc("location_and_type.mlir":6:1)
#loc9 = loc("location_and_type.mlir":8:3)
#loc10 = loc("location_and_type.mlir":11:1)
#loc13 = loc("c")
#loc14 = loc("location_and_type.mlir":14:3)
#loc15 = loc("location_and_type.mlir":17:1)
#loc18 = loc("location_and_type.mlir":20:3)
#loc19 = loc("location_and_type.mlir":23:1)
#loc22 = loc("location_and_type.mlir":25:3)

