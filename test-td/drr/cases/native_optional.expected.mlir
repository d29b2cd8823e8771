#loc2 = loc("native_optional.mlir":1:14)
#loc6 = loc("native_optional.mlir":6:14)
#loc9 = loc("native_optional.mlir":11:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("native_optional.mlir":1:14)):
    %2 = "drr.attr"(%arg2) <{a = 2 : i32}> : (i32) -> i1 loc(#loc3)
    "func.return"(%2) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("native_optional.mlir":6:14)):
    %1 = "drr.attr"(%arg1) <{a = 7 : i32}> : (i32) -> i1 loc(#loc3)
    "func.return"(%1) : (i1) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("native_optional.mlir":11:14)):
    %0 = "drr.attr"(%arg0) <{a = 2 : i32}> : (i32) -> i1 loc(#loc3)
    "func.return"(%0) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("native_optional.mlir":0:0)
#loc1 = loc("native_optional.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_optional.mlir":3:3)
#loc5 = loc("native_optional.mlir":6:1)
#loc7 = loc("native_optional.mlir":8:3)
#loc8 = loc("native_optional.mlir":11:1)
#loc10 = loc("native_optional.mlir":13:3)

