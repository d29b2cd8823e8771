#loc2 = loc("replace_with.mlir":1:14)
#loc3 = loc("replace_with.mlir":1:23)
#loc6 = loc("replace_with.mlir":6:14)
#loc7 = loc("replace_with.mlir":6:23)
#loc10 = loc("replace_with.mlir":12:14)
#loc14 = loc("replace_with.mlir":17:14)
#loc17 = loc("replace_with.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("replace_with.mlir":1:14), %arg6: i32 loc("replace_with.mlir":1:23)):
    "func.return"(%arg5) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("replace_with.mlir":6:14), %arg4: i32 loc("replace_with.mlir":6:23)):
    "func.return"(%arg3) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (f32, i32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("replace_with.mlir":12:14)):
    %2 = "drr.one"(%arg2) : (i32) -> f32 loc(#loc11)
    "func.return"(%2, %arg2) : (f32, i32) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> (f32, f32), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("replace_with.mlir":17:14)):
    %1:2 = "drr.two"(%arg1) : (i32) -> (f32, f32) loc(#loc11)
    "func.return"(%1#0, %1#1) : (f32, f32) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i64) -> (f32, i32), sym_name = "e"}> ({
  ^bb0(%arg0: i64 loc("replace_with.mlir":22:14)):
    %0:2 = "drr.two"(%arg0) : (i64) -> (f32, i32) loc(#loc11)
    "func.return"(%0#0, %0#1) : (f32, i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("replace_with.mlir":0:0)
#loc1 = loc("replace_with.mlir":1:1)
#loc4 = loc("replace_with.mlir":3:3)
#loc5 = loc("replace_with.mlir":6:1)
#loc8 = loc("replace_with.mlir":9:3)
#loc9 = loc("replace_with.mlir":12:1)
#loc11 = loc("r")
#loc12 = loc("replace_with.mlir":14:3)
#loc13 = loc("replace_with.mlir":17:1)
#loc15 = loc("replace_with.mlir":19:3)
#loc16 = loc("replace_with.mlir":22:1)
#loc18 = loc("replace_with.mlir":24:3)

