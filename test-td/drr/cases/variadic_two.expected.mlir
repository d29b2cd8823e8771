#loc2 = loc("variadic_two.mlir":1:14)
#loc3 = loc("variadic_two.mlir":1:23)
#loc7 = loc("variadic_two.mlir":6:14)
#loc8 = loc("variadic_two.mlir":6:23)
#loc11 = loc("variadic_two.mlir":11:14)
#loc12 = loc("variadic_two.mlir":11:23)
#loc15 = loc("variadic_two.mlir":16:14)
#loc16 = loc("variadic_two.mlir":16:23)
#loc19 = loc("variadic_two.mlir":21:14)
#loc20 = loc("variadic_two.mlir":21:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("variadic_two.mlir":1:14), %arg9: f32 loc("variadic_two.mlir":1:23)):
    %4 = "drr.two_many"(%arg9, %arg8, %arg8, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (f32, i32, i32, f32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("variadic_two.mlir":6:14), %arg7: f32 loc("variadic_two.mlir":6:23)):
    %3 = "drr.two_many"(%arg6, %arg7, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, f32, i32, f32) -> i32 loc(#loc4)
    "func.return"(%3) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("variadic_two.mlir":11:14), %arg5: f32 loc("variadic_two.mlir":11:23)):
    %2 = "drr.two_many"(%arg4, %arg5, %arg4) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (i32, f32, i32) -> i32 loc(#loc4)
    "func.return"(%2) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("variadic_two.mlir":16:14), %arg3: f32 loc("variadic_two.mlir":16:23)):
    %1 = "drr.two_many"(%arg2, %arg3, %arg2, %arg3, %arg2) <{operandSegmentSizes = array<i32: 2, 1, 2>}> : (i32, f32, i32, f32, i32) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("variadic_two.mlir":21:14), %arg1: f32 loc("variadic_two.mlir":21:23)):
    %0 = "drr.two_many"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (f32) -> i32 loc(#loc4)
    "func.return"(%0) : (i32) -> () loc(#loc21)
  }) : () -> () loc(#loc18)
}) : () -> () loc(#loc)
#loc = loc("variadic_two.mlir":0:0)
#loc1 = loc("variadic_two.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("variadic_two.mlir":3:3)
#loc6 = loc("variadic_two.mlir":6:1)
#loc9 = loc("variadic_two.mlir":8:3)
#loc10 = loc("variadic_two.mlir":11:1)
#loc13 = loc("variadic_two.mlir":13:3)
#loc14 = loc("variadic_two.mlir":16:1)
#loc17 = loc("variadic_two.mlir":18:3)
#loc18 = loc("variadic_two.mlir":21:1)
#loc21 = loc("variadic_two.mlir":23:3)

