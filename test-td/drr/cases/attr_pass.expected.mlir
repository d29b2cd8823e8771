#loc2 = loc("attr_pass.mlir":1:14)
#loc6 = loc("attr_pass.mlir":6:14)
#loc10 = loc("attr_pass.mlir":12:14)
#loc13 = loc("attr_pass.mlir":17:14)
#loc16 = loc("attr_pass.mlir":23:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("attr_pass.mlir":1:14)):
    %6 = "drr.same_attr"(%arg4) <{a = 3 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("attr_pass.mlir":6:14)):
    %4 = "drr.same_attr"(%arg3) <{a = -3 : i32}> : (i32) -> i32 loc(#loc3)
    %5 = "drr.same_attr"(%4) <{a = 4 : i32}> : (i32) -> i32 loc(#loc7)
    "func.return"(%5) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (f32) -> f32, sym_name = "c"}> ({
  ^bb0(%arg2: f32 loc("attr_pass.mlir":12:14)):
    %3 = "drr.same_attr"(%arg2) <{a = 3 : i32}> : (f32) -> f32 loc(#loc3)
    "func.return"(%3) : (f32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (f32) -> (i32, f32), sym_name = "d"}> ({
  ^bb0(%arg1: f32 loc("attr_pass.mlir":17:14)):
    %1 = "drr.same_attr"(%arg1) <{a = 3 : i32}> : (f32) -> f32 loc(#loc3)
    %2 = "drr.one"(%1) : (f32) -> i32 loc(#loc7)
    "func.return"(%2, %1) : (i32, f32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (f32) -> f32, sym_name = "e"}> ({
  ^bb0(%arg0: f32 loc("attr_pass.mlir":23:14)):
    %0 = "drr.one"(%arg0) : (f32) -> f32 loc(#loc3)
    "func.return"(%0) : (f32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("attr_pass.mlir":0:0)
#loc1 = loc("attr_pass.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("attr_pass.mlir":3:3)
#loc5 = loc("attr_pass.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("attr_pass.mlir":9:3)
#loc9 = loc("attr_pass.mlir":12:1)
#loc11 = loc("attr_pass.mlir":14:3)
#loc12 = loc("attr_pass.mlir":17:1)
#loc14 = loc("attr_pass.mlir":20:3)
#loc15 = loc("attr_pass.mlir":23:1)
#loc17 = loc("attr_pass.mlir":25:3)

