#loc2 = loc("attr_first.mlir":1:14)
#loc3 = loc("attr_first.mlir":1:23)
#loc8 = loc("attr_first.mlir":7:14)
#loc9 = loc("attr_first.mlir":7:23)
#loc12 = loc("attr_first.mlir":13:14)
#loc13 = loc("attr_first.mlir":13:23)
#loc16 = loc("attr_first.mlir":19:14)
#loc17 = loc("attr_first.mlir":19:23)
#loc20 = loc("attr_first.mlir":25:14)
#loc21 = loc("attr_first.mlir":25:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("attr_first.mlir":1:14), %arg9: f32 loc("attr_first.mlir":1:23)):
    %8 = "drr.one"(%arg9) : (f32) -> f32 loc(#loc4)
    %9 = "drr.attr_last"(%arg9, %arg8) <{a = 3 : i32}> : (f32, i32) -> i32 loc(#loc23)
    "func.return"(%9) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("attr_first.mlir":7:14), %arg7: f32 loc("attr_first.mlir":7:23)):
    %6 = "drr.one"(%arg7) : (f32) -> f32 loc(#loc4)
    %7 = "drr.attr_first"(%6, %arg6) <{a = 3 : i32}> : (f32, i32) -> i32 loc(#loc5)
    "func.return"(%7) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("attr_first.mlir":13:14), %arg5: f32 loc("attr_first.mlir":13:23)):
    %4 = "drr.other"(%arg5) : (f32) -> f32 loc(#loc4)
    %5 = "drr.attr_first"(%arg4, %arg5) <{a = 1 : i32}> : (i32, f32) -> i32 loc(#loc23)
    "func.return"(%5) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("attr_first.mlir":19:14), %arg3: f32 loc("attr_first.mlir":19:23)):
    %2 = "drr.other"(%arg3) : (f32) -> f32 loc(#loc4)
    %3 = "drr.attr_last"(%2, %arg2) <{a = 2 : i32}> : (f32, i32) -> i32 loc(#loc5)
    "func.return"(%3) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i64, f32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i64 loc("attr_first.mlir":25:14), %arg1: f32 loc("attr_first.mlir":25:23)):
    %0 = "drr.other"(%arg1) : (f32) -> f32 loc(#loc4)
    %1 = "drr.attr_last"(%0, %arg0) <{a = 1 : i32}> : (f32, i64) -> i32 loc(#loc5)
    "func.return"(%1) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("attr_first.mlir":0:0)
#loc1 = loc("attr_first.mlir":1:1)
#loc4 = loc("y")
#loc5 = loc("r")
#loc6 = loc("attr_first.mlir":4:3)
#loc7 = loc("attr_first.mlir":7:1)
#loc10 = loc("attr_first.mlir":10:3)
#loc11 = loc("attr_first.mlir":13:1)
#loc14 = loc("attr_first.mlir":16:3)
#loc15 = loc("attr_first.mlir":19:1)
#loc18 = loc("attr_first.mlir":22:3)
#loc19 = loc("attr_first.mlir":25:1)
#loc22 = loc("attr_first.mlir":28:3)
#loc23 = loc(fused[#loc5, #loc4])

