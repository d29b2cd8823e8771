#loc2 = loc("unnamed_values.mlir":1:14)
#loc3 = loc("unnamed_values.mlir":1:23)
#loc8 = loc("unnamed_values.mlir":7:14)
#loc9 = loc("unnamed_values.mlir":7:23)
#loc12 = loc("unnamed_values.mlir":13:14)
#loc13 = loc("unnamed_values.mlir":13:23)
#loc16 = loc("unnamed_values.mlir":19:14)
#loc17 = loc("unnamed_values.mlir":19:23)
#loc21 = loc("unnamed_values.mlir":26:14)
#loc22 = loc("unnamed_values.mlir":26:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("unnamed_values.mlir":1:14), %arg9: f32 loc("unnamed_values.mlir":1:23)):
    %8 = "drr.bare"(%arg9, %arg8) : (f32, i32) -> f32 loc(#loc4)
    %9 = "drr.triple"(%8, %arg8, %arg9) : (f32, i32, f32) -> i32 loc(#loc24)
    "func.return"(%9) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("unnamed_values.mlir":7:14), %arg7: f32 loc("unnamed_values.mlir":7:23)):
    %6 = "drr.bare"(%arg7, %arg7) : (f32, f32) -> f32 loc(#loc4)
    %7 = "drr.bare"(%arg6, %6) : (i32, f32) -> i32 loc(#loc5)
    "func.return"(%7) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("unnamed_values.mlir":13:14), %arg5: f32 loc("unnamed_values.mlir":13:23)):
    %4 = "drr.one"(%arg5) : (f32) -> f32 loc(#loc4)
    %5 = "drr.bare"(%arg5, %arg4) : (f32, i32) -> i32 loc(#loc24)
    "func.return"(%5) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("unnamed_values.mlir":19:14), %arg3: f32 loc("unnamed_values.mlir":19:23)):
    %1 = "drr.one"(%arg3) : (f32) -> f32 loc(#loc4)
    %2 = "drr.bare"(%arg3, %arg3) : (f32, f32) -> i32 loc(#loc24)
    %3 = "drr.triple"(%2, %arg3, %arg3) : (i32, f32, f32) -> i1 loc(#loc25)
    "func.return"(%3) : (i1) -> () loc(#loc19)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("unnamed_values.mlir":26:14), %arg1: f32 loc("unnamed_values.mlir":26:23)):
    %0 = "drr.bare"(%arg0, %arg1) : (i32, f32) -> i32 loc(#loc5)
    "func.return"(%0) : (i32) -> () loc(#loc23)
  }) : () -> () loc(#loc20)
}) : () -> () loc(#loc)
#loc = loc("unnamed_values.mlir":0:0)
#loc1 = loc("unnamed_values.mlir":1:1)
#loc4 = loc("y")
#loc5 = loc("r")
#loc6 = loc("unnamed_values.mlir":4:3)
#loc7 = loc("unnamed_values.mlir":7:1)
#loc10 = loc("unnamed_values.mlir":10:3)
#loc11 = loc("unnamed_values.mlir":13:1)
#loc14 = loc("unnamed_values.mlir":16:3)
#loc15 = loc("unnamed_values.mlir":19:1)
#loc18 = loc("s")
#loc19 = loc("unnamed_values.mlir":23:3)
#loc20 = loc("unnamed_values.mlir":26:1)
#loc23 = loc("unnamed_values.mlir":28:3)
#loc24 = loc(fused[#loc5, #loc4])
#loc25 = loc(fused[#loc18, #loc5, #loc4])

