#loc2 = loc("unset.mlir":1:14)
#loc3 = loc("unset.mlir":1:23)
#loc7 = loc("unset.mlir":6:14)
#loc10 = loc("unset.mlir":11:14)
#loc14 = loc("unset.mlir":17:14)
#loc17 = loc("unset.mlir":22:14)
#loc18 = loc("unset.mlir":22:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("unset.mlir":1:14), %arg6: f32 loc("unset.mlir":1:23)):
    %6 = "drr.one"(%arg6) : (f32) -> i32 loc(#loc4)
    "func.return"(%6) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg4: i32 loc("unset.mlir":6:14)):
    %5 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc4)
    "func.return"(%5) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg3: i32 loc("unset.mlir":11:14)):
    %3 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc11)
    %4 = "drr.one"(%3) : (i32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("unset.mlir":17:14)):
    %2 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc4)
    "func.return"(%2) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("unset.mlir":22:14), %arg1: f32 loc("unset.mlir":22:23)):
    %0 = "drr.one"(%arg1) : (f32) -> i32 loc(#loc4)
    %1 = "drr.one"(%arg0) : (i32) -> i1 loc(#loc19)
    "func.return"(%1) : (i1) -> () loc(#loc20)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("unset.mlir":0:0)
#loc1 = loc("unset.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("unset.mlir":3:3)
#loc6 = loc("unset.mlir":6:1)
#loc8 = loc("unset.mlir":8:3)
#loc9 = loc("unset.mlir":11:1)
#loc11 = loc("x")
#loc12 = loc("unset.mlir":14:3)
#loc13 = loc("unset.mlir":17:1)
#loc15 = loc("unset.mlir":19:3)
#loc16 = loc("unset.mlir":22:1)
#loc19 = loc("s")
#loc20 = loc("unset.mlir":25:3)

