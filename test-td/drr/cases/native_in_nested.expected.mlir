#loc2 = loc("native_in_nested.mlir":1:14)
#loc6 = loc("native_in_nested.mlir":6:14)
#loc9 = loc("native_in_nested.mlir":11:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("native_in_nested.mlir":1:14)):
    %4 = "drr.same_attr"(%arg2) <{a = 4 : i32}> : (i32) -> i32 loc(#loc3)
    %5 = "drr.same_attr"(%arg2) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    %6 = "drr.sum"(%4, %5) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("native_in_nested.mlir":6:14)):
    %1 = "drr.same_attr"(%arg1) <{a = -3 : i32}> : (i32) -> i32 loc(#loc3)
    %2 = "drr.same_attr"(%arg1) <{a = -1 : i32}> : (i32) -> i32 loc(#loc3)
    %3 = "drr.sum"(%1, %2) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i8) -> i32, sym_name = "c"}> ({
  ^bb0(%arg0: i8 loc("native_in_nested.mlir":11:14)):
    %0 = "drr.attr"(%arg0) <{a = 1 : i32}> : (i8) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("native_in_nested.mlir":0:0)
#loc1 = loc("native_in_nested.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_in_nested.mlir":3:3)
#loc5 = loc("native_in_nested.mlir":6:1)
#loc7 = loc("native_in_nested.mlir":8:3)
#loc8 = loc("native_in_nested.mlir":11:1)
#loc10 = loc("native_in_nested.mlir":13:3)

