#loc2 = loc("replace_nested.mlir":1:14)
#loc7 = loc("replace_nested.mlir":7:14)
#loc10 = loc("replace_nested.mlir":13:14)
#loc14 = loc("replace_nested.mlir":20:14)
#loc17 = loc("replace_nested.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("replace_nested.mlir":1:14)):
    %9 = "drr.other"(%arg4) : (i32) -> f32 loc(#loc3)
    %10 = "drr.pair"(%arg4, %9) : (i32, f32) -> i1 loc(#loc20)
    "func.return"(%10) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("replace_nested.mlir":7:14)):
    %7 = "drr.other"(%arg3) : (i32) -> f32 loc(#loc3)
    %8 = "drr.other"(%7) : (f32) -> i1 loc(#loc4)
    "func.return"(%8) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> (i1, i2), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("replace_nested.mlir":13:14)):
    %4 = "drr.other"(%arg2) : (i32) -> f32 loc(#loc3)
    %5 = "drr.pair"(%arg2, %4) : (i32, f32) -> i1 loc(#loc20)
    %6 = "drr.pair"(%arg2, %4) : (i32, f32) -> i2 loc(#loc21)
    "func.return"(%5, %6) : (i1, i2) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("replace_nested.mlir":20:14)):
    %3 = "drr.one"(%arg1) : (i32) -> i1 loc(#loc4)
    "func.return"(%3) : (i1) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("replace_nested.mlir":25:14)):
    %0 = "drr.other"(%arg0) : (i32) -> f32 loc(#loc3)
    %1 = "drr.other"(%0) : (f32) -> f64 loc(#loc18)
    %2 = "drr.pair"(%0, %1) : (f32, f64) -> i1 loc(#loc22)
    "func.return"(%2) : (i1) -> () loc(#loc19)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("replace_nested.mlir":0:0)
#loc1 = loc("replace_nested.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("r")
#loc5 = loc("replace_nested.mlir":4:3)
#loc6 = loc("replace_nested.mlir":7:1)
#loc8 = loc("replace_nested.mlir":10:3)
#loc9 = loc("replace_nested.mlir":13:1)
#loc11 = loc("s")
#loc12 = loc("replace_nested.mlir":17:3)
#loc13 = loc("replace_nested.mlir":20:1)
#loc15 = loc("replace_nested.mlir":22:3)
#loc16 = loc("replace_nested.mlir":25:1)
#loc18 = loc("p")
#loc19 = loc("replace_nested.mlir":29:3)
#loc20 = loc(fused[#loc4, #loc3])
#loc21 = loc(fused[#loc11, #loc3])
#loc22 = loc(fused[#loc4, #loc18])

