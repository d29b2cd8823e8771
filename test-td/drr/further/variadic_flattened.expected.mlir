#loc2 = loc("variadic_flattened.mlir":1:14)
#loc3 = loc("variadic_flattened.mlir":1:23)
#loc7 = loc("variadic_flattened.mlir":6:14)
#loc8 = loc("variadic_flattened.mlir":6:23)
#loc11 = loc("variadic_flattened.mlir":11:14)
#loc12 = loc("variadic_flattened.mlir":11:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("variadic_flattened.mlir":1:14), %arg5: i32 loc("variadic_flattened.mlir":1:23)):
    %4 = "drr.same"(%arg4) : (i32) -> i32 loc(#loc4)
    %5 = "drr.many"(%arg4, %4) : (i32, i32) -> i1 loc(#loc4)
    "func.return"(%5) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("variadic_flattened.mlir":6:14), %arg3: i32 loc("variadic_flattened.mlir":6:23)):
    %2 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc4)
    %3 = "drr.many"(%arg2, %arg3, %2, %arg3) : (i32, i32, i32, i32) -> i1 loc(#loc4)
    "func.return"(%3) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("variadic_flattened.mlir":11:14), %arg1: i32 loc("variadic_flattened.mlir":11:23)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.many"(%arg0, %arg1, %arg1, %arg1, %0, %arg1, %arg1, %arg1) : (i32, i32, i32, i32, i32, i32, i32, i32) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("variadic_flattened.mlir":0:0)
#loc1 = loc("variadic_flattened.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("variadic_flattened.mlir":3:3)
#loc6 = loc("variadic_flattened.mlir":6:1)
#loc9 = loc("variadic_flattened.mlir":8:3)
#loc10 = loc("variadic_flattened.mlir":11:1)
#loc13 = loc("variadic_flattened.mlir":13:3)

