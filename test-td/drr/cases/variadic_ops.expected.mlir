#loc2 = loc("variadic_ops.mlir":1:14)
#loc3 = loc("variadic_ops.mlir":1:23)
#loc9 = loc("variadic_ops.mlir":8:14)
#loc10 = loc("variadic_ops.mlir":8:23)
#loc13 = loc("variadic_ops.mlir":15:14)
#loc14 = loc("variadic_ops.mlir":15:23)
#loc17 = loc("variadic_ops.mlir":22:14)
#loc18 = loc("variadic_ops.mlir":22:23)
#loc21 = loc("variadic_ops.mlir":29:14)
#loc22 = loc("variadic_ops.mlir":29:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("variadic_ops.mlir":1:14), %arg9: f32 loc("variadic_ops.mlir":1:23)):
    %12 = "drr.one"(%arg8) : (i32) -> i32 loc(#loc4)
    %13 = "drr.other"(%arg9) : (f32) -> f32 loc(#loc5)
    %14 = "drr.triple"(%arg8, %arg9, %arg8) : (i32, f32, i32) -> i32 loc(#loc24)
    "func.return"(%14) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("variadic_ops.mlir":8:14), %arg7: f32 loc("variadic_ops.mlir":8:23)):
    %9 = "drr.one"(%arg6) : (i32) -> i32 loc(#loc4)
    %10 = "drr.other"(%arg7) : (f32) -> f32 loc(#loc5)
    %11 = "drr.many"(%10, %9, %arg6) : (f32, i32, i32) -> i32 loc(#loc6)
    "func.return"(%11) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("variadic_ops.mlir":15:14), %arg5: f32 loc("variadic_ops.mlir":15:23)):
    %6 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc4)
    %7 = "drr.other"(%arg5) : (f32) -> f32 loc(#loc5)
    %8 = "drr.many"(%6, %7) : (i32, f32) -> i32 loc(#loc6)
    "func.return"(%8) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("variadic_ops.mlir":22:14), %arg3: f32 loc("variadic_ops.mlir":22:23)):
    %3 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc4)
    %4 = "drr.other"(%arg3) : (f32) -> f32 loc(#loc5)
    %5 = "drr.many"(%3, %4, %3, %4) : (i32, f32, i32, f32) -> i32 loc(#loc6)
    "func.return"(%5) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i32, f32) -> (i32, i32), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("variadic_ops.mlir":29:14), %arg1: f32 loc("variadic_ops.mlir":29:23)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.other"(%arg1) : (f32) -> f32 loc(#loc5)
    %2 = "drr.triple"(%arg0, %arg1, %1) : (i32, f32, f32) -> i32 loc(#loc24)
    "func.return"(%2, %0) : (i32, i32) -> () loc(#loc23)
  }) : () -> () loc(#loc20)
}) : () -> () loc(#loc)
#loc = loc("variadic_ops.mlir":0:0)
#loc1 = loc("variadic_ops.mlir":1:1)
#loc4 = loc("x")
#loc5 = loc("y")
#loc6 = loc("r")
#loc7 = loc("variadic_ops.mlir":5:3)
#loc8 = loc("variadic_ops.mlir":8:1)
#loc11 = loc("variadic_ops.mlir":12:3)
#loc12 = loc("variadic_ops.mlir":15:1)
#loc15 = loc("variadic_ops.mlir":19:3)
#loc16 = loc("variadic_ops.mlir":22:1)
#loc19 = loc("variadic_ops.mlir":26:3)
#loc20 = loc("variadic_ops.mlir":29:1)
#loc23 = loc("variadic_ops.mlir":33:3)
#loc24 = loc(fused[#loc6, #loc4, #loc5])

