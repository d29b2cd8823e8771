#loc2 = loc("variadic_bound.mlir":1:14)
#loc3 = loc("variadic_bound.mlir":1:23)
#loc8 = loc("variadic_bound.mlir":7:14)
#loc9 = loc("variadic_bound.mlir":7:23)
#loc12 = loc("variadic_bound.mlir":13:14)
#loc13 = loc("variadic_bound.mlir":13:23)
#loc16 = loc("variadic_bound.mlir":19:14)
#loc17 = loc("variadic_bound.mlir":19:23)
#loc20 = loc("variadic_bound.mlir":25:14)
#loc21 = loc("variadic_bound.mlir":25:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("variadic_bound.mlir":1:14), %arg9: f32 loc("variadic_bound.mlir":1:23)):
    %8 = "drr.one"(%arg9) : (f32) -> f32 loc(#loc4)
    %9 = "drr.one_and_many"(%arg8, %arg8, %8) : (i32, i32, f32) -> i32 loc(#loc23)
    "func.return"(%9) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("variadic_bound.mlir":7:14), %arg7: f32 loc("variadic_bound.mlir":7:23)):
    %6 = "drr.one"(%arg7) : (f32) -> f32 loc(#loc4)
    %7 = "drr.many"(%6, %arg6) : (f32, i32) -> i32 loc(#loc5)
    "func.return"(%7) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("variadic_bound.mlir":13:14), %arg5: f32 loc("variadic_bound.mlir":13:23)):
    %4 = "drr.one"(%arg5) : (f32) -> f32 loc(#loc4)
    %5 = "drr.one_and_many"(%4, %4, %4) : (f32, f32, f32) -> i32 loc(#loc23)
    "func.return"(%5) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("variadic_bound.mlir":19:14), %arg3: f32 loc("variadic_bound.mlir":19:23)):
    %2 = "drr.one"(%arg3) : (f32) -> f32 loc(#loc4)
    %3 = "drr.many"(%arg2, %2, %arg2) : (i32, f32, i32) -> i32 loc(#loc5)
    "func.return"(%3) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("variadic_bound.mlir":25:14), %arg1: f32 loc("variadic_bound.mlir":25:23)):
    %0 = "drr.other"(%arg1) : (f32) -> f32 loc(#loc4)
    %1 = "drr.many"(%arg0, %0) : (i32, f32) -> i32 loc(#loc5)
    "func.return"(%1) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("variadic_bound.mlir":0:0)
#loc1 = loc("variadic_bound.mlir":1:1)
#loc4 = loc("y")
#loc5 = loc("r")
#loc6 = loc("variadic_bound.mlir":4:3)
#loc7 = loc("variadic_bound.mlir":7:1)
#loc10 = loc("variadic_bound.mlir":10:3)
#loc11 = loc("variadic_bound.mlir":13:1)
#loc14 = loc("variadic_bound.mlir":16:3)
#loc15 = loc("variadic_bound.mlir":19:1)
#loc18 = loc("variadic_bound.mlir":22:3)
#loc19 = loc("variadic_bound.mlir":25:1)
#loc22 = loc("variadic_bound.mlir":28:3)
#loc23 = loc(fused[#loc5, #loc4])

