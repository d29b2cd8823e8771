#loc2 = loc("native_nested.mlir":1:14)
#loc6 = loc("native_nested.mlir":6:14)
#loc10 = loc("native_nested.mlir":12:14)
#loc13 = loc("native_nested.mlir":17:14)
#loc16 = loc("native_nested.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("native_nested.mlir":1:14)):
    %5 = "drr.same_attr"(%arg4) <{a = 12 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("native_nested.mlir":6:14)):
    %3 = "drr.same_attr"(%arg3) <{a = 0 : i32}> : (i32) -> i32 loc(#loc3)
    %4 = "drr.same_attr"(%3) <{a = -4 : i32}> : (i32) -> i32 loc(#loc7)
    "func.return"(%4) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: f32 loc("native_nested.mlir":12:14)):
    %2 = "drr.attr"(%arg2) <{a = 3 : i32}> : (f32) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("native_nested.mlir":17:14)):
    %1 = "drr.same_attr"(%arg1) <{a = 3 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%1) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("native_nested.mlir":22:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("native_nested.mlir":0:0)
#loc1 = loc("native_nested.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_nested.mlir":3:3)
#loc5 = loc("native_nested.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("native_nested.mlir":9:3)
#loc9 = loc("native_nested.mlir":12:1)
#loc11 = loc("native_nested.mlir":14:3)
#loc12 = loc("native_nested.mlir":17:1)
#loc14 = loc("native_nested.mlir":19:3)
#loc15 = loc("native_nested.mlir":22:1)
#loc17 = loc("native_nested.mlir":24:3)

