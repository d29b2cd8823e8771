#loc2 = loc("variadic_packed.mlir":1:14)
#loc3 = loc("variadic_packed.mlir":1:23)
#loc8 = loc("variadic_packed.mlir":7:14)
#loc9 = loc("variadic_packed.mlir":7:23)
#loc12 = loc("variadic_packed.mlir":12:14)
#loc13 = loc("variadic_packed.mlir":12:23)
#loc16 = loc("variadic_packed.mlir":18:14)
#loc17 = loc("variadic_packed.mlir":18:23)
#loc20 = loc("variadic_packed.mlir":24:14)
#loc21 = loc("variadic_packed.mlir":24:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("variadic_packed.mlir":1:14), %arg9: f32 loc("variadic_packed.mlir":1:23)):
    %9 = "drr.one"(%arg9) : (f32) -> f32 loc(#loc4)
    %10 = "drr.same"(%arg9) : (f32) -> f32 loc(#loc24)
    %11 = "drr.many"(%arg9, %arg8, %10) : (f32, i32, f32) -> i32 loc(#loc24)
    "func.return"(%11) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("variadic_packed.mlir":7:14), %arg7: f32 loc("variadic_packed.mlir":7:23)):
    %8 = "drr.pair"(%arg6, %arg7) : (i32, f32) -> i32 loc(#loc5)
    "func.return"(%8) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("variadic_packed.mlir":12:14), %arg5: f32 loc("variadic_packed.mlir":12:23)):
    %6 = "drr.many"(%arg4, %arg5) : (i32, f32) -> f32 loc(#loc4)
    %7 = "drr.two_many"(%arg4, %arg5, %arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, f32, f32, i32) -> i32 loc(#loc24)
    "func.return"(%7) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("variadic_packed.mlir":18:14), %arg3: f32 loc("variadic_packed.mlir":18:23)):
    %4 = "drr.many"(%arg2) : (i32) -> f32 loc(#loc4)
    %5 = "drr.one"(%4) : (f32) -> i32 loc(#loc5)
    "func.return"(%5) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("variadic_packed.mlir":24:14), %arg1: f32 loc("variadic_packed.mlir":24:23)):
    %0 = "drr.one"(%arg1) : (f32) -> f32 loc(#loc4)
    %1 = "drr.same"(%arg1) : (f32) -> f32 loc(#loc25)
    %2 = "drr.many"(%arg1, %arg0, %1) : (f32, i32, f32) -> i32 loc(#loc25)
    %3 = "drr.one"(%2) : (i32) -> i1 loc(#loc5)
    "func.return"(%3) : (i1) -> () loc(#loc23)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("variadic_packed.mlir":0:0)
#loc1 = loc("variadic_packed.mlir":1:1)
#loc4 = loc("y")
#loc5 = loc("r")
#loc6 = loc("variadic_packed.mlir":4:3)
#loc7 = loc("variadic_packed.mlir":7:1)
#loc10 = loc("variadic_packed.mlir":9:3)
#loc11 = loc("variadic_packed.mlir":12:1)
#loc14 = loc("variadic_packed.mlir":15:3)
#loc15 = loc("variadic_packed.mlir":18:1)
#loc18 = loc("variadic_packed.mlir":21:3)
#loc19 = loc("variadic_packed.mlir":24:1)
#loc22 = loc("s")
#loc23 = loc("variadic_packed.mlir":28:3)
#loc24 = loc(fused[#loc5, #loc4])
#loc25 = loc(fused[#loc22, #loc4])

