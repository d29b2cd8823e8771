#loc2 = loc("attr_null.mlir":1:14)
#loc6 = loc("attr_null.mlir":6:14)
#loc9 = loc("attr_null.mlir":11:14)
#loc13 = loc("attr_null.mlir":17:14)
#loc17 = loc("attr_null.mlir":23:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("attr_null.mlir":1:14)):
    %5 = "drr.attr"(%arg4) <{a = 3 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("attr_null.mlir":6:14)):
    %4 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("attr_null.mlir":11:14)):
    %2 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc3)
    %3 = "drr.attr"(%2) <{a = 0 : i32}> : (i32) -> i32 loc(#loc10)
    "func.return"(%3) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> (), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("attr_null.mlir":17:14)):
    %1 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    "drr.sink"(%1) : (i32) -> () loc(#loc14)
    "func.return"() : () -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("attr_null.mlir":23:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("attr_null.mlir":0:0)
#loc1 = loc("attr_null.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("attr_null.mlir":3:3)
#loc5 = loc("attr_null.mlir":6:1)
#loc7 = loc("attr_null.mlir":8:3)
#loc8 = loc("attr_null.mlir":11:1)
#loc10 = loc("s")
#loc11 = loc("attr_null.mlir":14:3)
#loc12 = loc("attr_null.mlir":17:1)
#loc14 = loc("sink")
#loc15 = loc("attr_null.mlir":20:3)
#loc16 = loc("attr_null.mlir":23:1)
#loc18 = loc("attr_null.mlir":25:3)

