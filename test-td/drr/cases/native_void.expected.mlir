#loc2 = loc("native_void.mlir":1:14)
#loc6 = loc("native_void.mlir":6:14)
#loc9 = loc("native_void.mlir":11:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("native_void.mlir":1:14)):
    %3 = "drr.same_attr"(%arg2) <{a = 3 : i32}> {mark = 3 : i32} : (i32) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i64) -> i32, sym_name = "b"}> ({
  ^bb0(%arg1: i64 loc("native_void.mlir":6:14)):
    %2 = "drr.attr"(%arg1) <{a = 3 : i32}> : (i64) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("native_void.mlir":11:14)):
    %0 = "drr.same_attr"(%arg0) <{a = 3 : i32}> {mark = 3 : i32} : (i32) -> i32 loc(#loc10)
    %1 = "drr.same_attr"(%0) <{a = 4 : i32}> {mark = 4 : i32} : (i32) -> i32 loc(#loc3)
    "func.return"(%1) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("native_void.mlir":0:0)
#loc1 = loc("native_void.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_void.mlir":3:3)
#loc5 = loc("native_void.mlir":6:1)
#loc7 = loc("native_void.mlir":8:3)
#loc8 = loc("native_void.mlir":11:1)
#loc10 = loc("q")
#loc11 = loc("native_void.mlir":14:3)

