#loc2 = loc("native_constraint.mlir":1:14)
#loc3 = loc("native_constraint.mlir":1:23)
#loc7 = loc("native_constraint.mlir":6:14)
#loc8 = loc("native_constraint.mlir":6:23)
#loc11 = loc("native_constraint.mlir":11:14)
#loc12 = loc("native_constraint.mlir":11:23)
#loc15 = loc("native_constraint.mlir":16:14)
#loc19 = loc("native_constraint.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg6: i32 loc("native_constraint.mlir":1:14), %arg7: i32 loc("native_constraint.mlir":1:23)):
    %6 = "drr.sum"(%arg6, %arg7) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%6) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i64, sym_name = "b"}> ({
  ^bb0(%arg4: i32 loc("native_constraint.mlir":6:14), %arg5: i32 loc("native_constraint.mlir":6:23)):
    %5 = "drr.pair"(%arg4, %arg5) : (i32, i32) -> i64 loc(#loc4)
    "func.return"(%5) : (i64) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("native_constraint.mlir":11:14), %arg3: f32 loc("native_constraint.mlir":11:23)):
    %4 = "drr.pair"(%arg2, %arg3) : (i32, f32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("native_constraint.mlir":16:14)):
    %2 = "drr.attr"(%arg1) <{a = 2 : i32}> : (i32) -> i32 loc(#loc16)
    %3 = "drr.attr"(%arg1) <{a = 3 : i32}> : (i32) -> i32 loc(#loc21)
    "func.return"(%3) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("native_constraint.mlir":22:14)):
    %0 = "drr.attr"(%arg0) <{a = 3 : i32}> : (i32) -> i32 loc(#loc16)
    %1 = "drr.attr"(%0) <{a = 3 : i32}> : (i32) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc20)
  }) : () -> () loc(#loc18)
}) : () -> () loc(#loc)
#loc = loc("native_constraint.mlir":0:0)
#loc1 = loc("native_constraint.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("native_constraint.mlir":3:3)
#loc6 = loc("native_constraint.mlir":6:1)
#loc9 = loc("native_constraint.mlir":8:3)
#loc10 = loc("native_constraint.mlir":11:1)
#loc13 = loc("native_constraint.mlir":13:3)
#loc14 = loc("native_constraint.mlir":16:1)
#loc16 = loc("b")
#loc17 = loc("native_constraint.mlir":19:3)
#loc18 = loc("native_constraint.mlir":22:1)
#loc20 = loc("native_constraint.mlir":25:3)
#loc21 = loc(fused[#loc4, #loc16])

