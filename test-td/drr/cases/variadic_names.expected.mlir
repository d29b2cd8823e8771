#loc2 = loc("variadic_names.mlir":1:14)
#loc3 = loc("variadic_names.mlir":1:23)
#loc7 = loc("variadic_names.mlir":6:14)
#loc8 = loc("variadic_names.mlir":6:23)
#loc11 = loc("variadic_names.mlir":11:14)
#loc12 = loc("variadic_names.mlir":11:23)
#loc17 = loc("variadic_names.mlir":21:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("variadic_names.mlir":1:14), %arg6: f32 loc("variadic_names.mlir":1:23)):
    %4 = "drr.pair"(%arg6, %arg5) : (f32, i32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("variadic_names.mlir":6:14), %arg4: f32 loc("variadic_names.mlir":6:23)):
    %3 = "drr.many"(%arg3) : (i32) -> i32 loc(#loc4)
    "func.return"(%3) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg1: i32 loc("variadic_names.mlir":11:14), %arg2: f32 loc("variadic_names.mlir":11:23)):
    %2 = "drr.many"(%arg1, %arg2, %arg1) : (i32, f32, i32) -> i32 loc(#loc4)
    "func.return"(%2) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = () -> i32, sym_name = "d"}> ({
    %1 = "drr.many"() : () -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("variadic_names.mlir":21:14)):
    %0 = "drr.pair"(%arg0, %arg0) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%0) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("variadic_names.mlir":0:0)
#loc1 = loc("variadic_names.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("variadic_names.mlir":3:3)
#loc6 = loc("variadic_names.mlir":6:1)
#loc9 = loc("variadic_names.mlir":8:3)
#loc10 = loc("variadic_names.mlir":11:1)
#loc13 = loc("variadic_names.mlir":13:3)
#loc14 = loc("variadic_names.mlir":16:1)
#loc15 = loc("variadic_names.mlir":18:3)
#loc16 = loc("variadic_names.mlir":21:1)
#loc18 = loc("variadic_names.mlir":23:3)

