#loc2 = loc("constant_like.mlir":1:14)
#loc5 = loc("constant_like.mlir":7:14)
#loc10 = loc("constant_like.mlir":13:14)
#loc13 = loc("constant_like.mlir":19:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("constant_like.mlir":1:14)):
    "func.return"(%arg3) : (i32) -> () loc(#loc3)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("constant_like.mlir":7:14)):
    %3 = "drr.const"() <{value = 1 : i32}> : () -> i32 loc(#loc6)
    %4 = "drr.sum"(%arg2, %3) : (i32, i32) -> i32 loc(#loc7)
    "func.return"(%4) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc4)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg1: i32 loc("constant_like.mlir":13:14)):
    %2 = "drr.c_op"(%arg1) <{c_attr = "x"}> : (i32) -> i32 loc(#loc7)
    "func.return"(%2) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("constant_like.mlir":19:14)):
    %0 = "drr.none"() : () -> i32 loc(#loc6)
    %1 = "drr.pair"(%arg0, %0) : (i32, i32) -> i32 loc(#loc7)
    "func.return"(%1) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
}) : () -> () loc(#loc)
#loc = loc("constant_like.mlir":0:0)
#loc1 = loc("constant_like.mlir":1:1)
#loc3 = loc("constant_like.mlir":4:3)
#loc4 = loc("constant_like.mlir":7:1)
#loc6 = loc("k")
#loc7 = loc("r")
#loc8 = loc("constant_like.mlir":10:3)
#loc9 = loc("constant_like.mlir":13:1)
#loc11 = loc("constant_like.mlir":16:3)
#loc12 = loc("constant_like.mlir":19:1)
#loc14 = loc("constant_like.mlir":22:3)

