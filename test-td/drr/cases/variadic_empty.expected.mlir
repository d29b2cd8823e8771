#loc5 = loc("variadic_empty.mlir":6:14)
#loc13 = loc("variadic_empty.mlir":23:14)
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "a"}> ({
    %6 = "drr.none"() : () -> i32 loc(#loc2)
    "func.return"(%6) : (i32) -> () loc(#loc3)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("variadic_empty.mlir":6:14)):
    %5 = "drr.many"(%arg1) : (i32) -> i32 loc(#loc2)
    "func.return"(%5) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc4)
  "func.func"() <{function_type = () -> i32, sym_name = "c"}> ({
    %3 = "drr.none"() : () -> i32 loc(#loc2)
    %4 = "drr.many"(%3) : (i32) -> i32 loc(#loc8)
    "func.return"(%4) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = () -> (i32, f32), sym_name = "d"}> ({
    %1 = "drr.none"() : () -> i32 loc(#loc2)
    %2 = "drr.none"() : () -> f32 loc(#loc8)
    "func.return"(%1, %2) : (i32, f32) -> () loc(#loc11)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("variadic_empty.mlir":23:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc2)
    "func.return"(%0) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
}) : () -> () loc(#loc)
#loc = loc("variadic_empty.mlir":0:0)
#loc1 = loc("variadic_empty.mlir":1:1)
#loc2 = loc("r")
#loc3 = loc("variadic_empty.mlir":3:3)
#loc4 = loc("variadic_empty.mlir":6:1)
#loc6 = loc("variadic_empty.mlir":8:3)
#loc7 = loc("variadic_empty.mlir":11:1)
#loc8 = loc("s")
#loc9 = loc("variadic_empty.mlir":14:3)
#loc10 = loc("variadic_empty.mlir":17:1)
#loc11 = loc("variadic_empty.mlir":20:3)
#loc12 = loc("variadic_empty.mlir":23:1)
#loc14 = loc("variadic_empty.mlir":25:3)

