#loc2 = loc("ignore.mlir":1:14)
#loc3 = loc("ignore.mlir":1:23)
#loc7 = loc("ignore.mlir":6:14)
#loc10 = loc("ignore.mlir":11:14)
#loc15 = loc("ignore.mlir":18:14)
#loc18 = loc("ignore.mlir":25:14)
#loc19 = loc("ignore.mlir":25:23)
#loc20 = loc("ignore.mlir":25:32)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg6: i32 loc("ignore.mlir":1:14), %arg7: f32 loc("ignore.mlir":1:23)):
    %9 = "drr.one"(%arg7) : (f32) -> i32 loc(#loc4)
    "func.return"(%9) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "b"}> ({
  ^bb0(%arg5: i32 loc("ignore.mlir":6:14)):
    %8 = "drr.other"(%arg5) : (i32) -> f32 loc(#loc4)
    "func.return"(%8) : (f32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("ignore.mlir":11:14)):
    %5 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc11)
    %6 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc12)
    %7 = "drr.same"(%arg4) : (i32) -> i32 loc(#loc23)
    "func.return"(%7) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg3: i32 loc("ignore.mlir":18:14)):
    %2 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc11)
    %3 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc12)
    %4 = "drr.sum"(%2, %3) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32, f32, f64) -> f32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("ignore.mlir":25:14), %arg1: f32 loc("ignore.mlir":25:23), %arg2: f64 loc("ignore.mlir":25:32)):
    %0 = "drr.one"(%arg1) : (f32) -> i32 loc(#loc4)
    %1 = "drr.one"(%arg2) : (f64) -> f32 loc(#loc21)
    "func.return"(%1) : (f32) -> () loc(#loc22)
  }) : () -> () loc(#loc17)
}) : () -> () loc(#loc)
#loc = loc("ignore.mlir":0:0)
#loc1 = loc("ignore.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("ignore.mlir":3:3)
#loc6 = loc("ignore.mlir":6:1)
#loc8 = loc("ignore.mlir":8:3)
#loc9 = loc("ignore.mlir":11:1)
#loc11 = loc("x")
#loc12 = loc("y")
#loc13 = loc("ignore.mlir":15:3)
#loc14 = loc("ignore.mlir":18:1)
#loc16 = loc("ignore.mlir":22:3)
#loc17 = loc("ignore.mlir":25:1)
#loc21 = loc("s")
#loc22 = loc("ignore.mlir":28:3)
#loc23 = loc(fused[#loc4, #loc11, #loc12])

