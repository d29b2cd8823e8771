#loc2 = loc("variadic_same.mlir":1:14)
#loc3 = loc("variadic_same.mlir":1:23)
#loc4 = loc("variadic_same.mlir":1:32)
#loc5 = loc("variadic_same.mlir":1:40)
#loc9 = loc("variadic_same.mlir":6:14)
#loc10 = loc("variadic_same.mlir":6:23)
#loc15 = loc("variadic_same.mlir":16:14)
#loc16 = loc("variadic_same.mlir":16:23)
#loc17 = loc("variadic_same.mlir":16:32)
#loc18 = loc("variadic_same.mlir":16:40)
#loc21 = loc("variadic_same.mlir":21:14)
#loc22 = loc("variadic_same.mlir":21:23)
#loc23 = loc("variadic_same.mlir":21:32)
#loc24 = loc("variadic_same.mlir":21:40)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32, i8, i16) -> i32, sym_name = "a"}> ({
  ^bb0(%arg10: i32 loc("variadic_same.mlir":1:14), %arg11: f32 loc("variadic_same.mlir":1:23), %arg12: i8 loc("variadic_same.mlir":1:32), %arg13: i16 loc("variadic_same.mlir":1:40)):
    %5 = "drr.same_many"(%arg13, %arg10) : (i16, i32) -> i32 loc(#loc6)
    "func.return"(%5) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg8: i32 loc("variadic_same.mlir":6:14), %arg9: f32 loc("variadic_same.mlir":6:23)):
    %4 = "drr.same_many"(%arg8, %arg9) : (i32, f32) -> i32 loc(#loc6)
    "func.return"(%4) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = () -> i32, sym_name = "c"}> ({
    %3 = "drr.same_many"() : () -> i32 loc(#loc6)
    "func.return"(%3) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32, f32, i8, i16) -> i32, sym_name = "d"}> ({
  ^bb0(%arg4: i32 loc("variadic_same.mlir":16:14), %arg5: f32 loc("variadic_same.mlir":16:23), %arg6: i8 loc("variadic_same.mlir":16:32), %arg7: i16 loc("variadic_same.mlir":16:40)):
    %2 = "drr.same_many"(%arg4, %arg5, %arg6, %arg7, %arg4, %arg5) : (i32, f32, i8, i16, i32, f32) -> i32 loc(#loc6)
    "func.return"(%2) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32, f32, i8, i16) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("variadic_same.mlir":21:14), %arg1: f32 loc("variadic_same.mlir":21:23), %arg2: i8 loc("variadic_same.mlir":21:32), %arg3: i16 loc("variadic_same.mlir":21:40)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc25)
    %1 = "drr.same_many"(%0, %arg3) : (i32, i16) -> i32 loc(#loc6)
    "func.return"(%1) : (i32) -> () loc(#loc26)
  }) : () -> () loc(#loc20)
}) : () -> () loc(#loc)
#loc = loc("variadic_same.mlir":0:0)
#loc1 = loc("variadic_same.mlir":1:1)
#loc6 = loc("r")
#loc7 = loc("variadic_same.mlir":3:3)
#loc8 = loc("variadic_same.mlir":6:1)
#loc11 = loc("variadic_same.mlir":8:3)
#loc12 = loc("variadic_same.mlir":11:1)
#loc13 = loc("variadic_same.mlir":13:3)
#loc14 = loc("variadic_same.mlir":16:1)
#loc19 = loc("variadic_same.mlir":18:3)
#loc20 = loc("variadic_same.mlir":21:1)
#loc25 = loc("x")
#loc26 = loc("variadic_same.mlir":24:3)

