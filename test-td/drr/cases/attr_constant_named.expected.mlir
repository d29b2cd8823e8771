#loc2 = loc("attr_constant_named.mlir":1:14)
#loc6 = loc("attr_constant_named.mlir":6:14)
#loc9 = loc("attr_constant_named.mlir":11:14)
#loc13 = loc("attr_constant_named.mlir":17:14)
#loc17 = loc("attr_constant_named.mlir":23:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("attr_constant_named.mlir":1:14)):
    %5 = "drr.attrs"(%arg4) <{a = 5 : i32, b = 5 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("attr_constant_named.mlir":6:14)):
    %4 = "drr.attr"(%arg3) <{a = 4 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (f32) -> (), sym_name = "c"}> ({
  ^bb0(%arg2: f32 loc("attr_constant_named.mlir":11:14)):
    %3 = "drr.attrs"(%arg2) <{a = 5 : i32, b = 5 : i32}> : (f32) -> i64 loc(#loc3)
    "drr.sink"(%3) : (i64) -> () loc(#loc10)
    "func.return"() : () -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (f32) -> (i64, i64), sym_name = "d"}> ({
  ^bb0(%arg1: f32 loc("attr_constant_named.mlir":17:14)):
    %1 = "drr.attrs"(%arg1) <{a = 5 : i32, b = 5 : i32}> : (f32) -> i64 loc(#loc3)
    %2 = "drr.attr"(%arg1) <{a = 0 : i32}> : (f32) -> i64 loc(#loc14)
    "func.return"(%1, %2) : (i64, i64) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (f32) -> i64, sym_name = "e"}> ({
  ^bb0(%arg0: f32 loc("attr_constant_named.mlir":23:14)):
    %0 = "drr.one"(%arg0) : (f32) -> i64 loc(#loc3)
    "func.return"(%0) : (i64) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("attr_constant_named.mlir":0:0)
#loc1 = loc("attr_constant_named.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("attr_constant_named.mlir":3:3)
#loc5 = loc("attr_constant_named.mlir":6:1)
#loc7 = loc("attr_constant_named.mlir":8:3)
#loc8 = loc("attr_constant_named.mlir":11:1)
#loc10 = loc("sink")
#loc11 = loc("attr_constant_named.mlir":14:3)
#loc12 = loc("attr_constant_named.mlir":17:1)
#loc14 = loc("s")
#loc15 = loc("attr_constant_named.mlir":20:3)
#loc16 = loc("attr_constant_named.mlir":23:1)
#loc18 = loc("attr_constant_named.mlir":25:3)

