#loc2 = loc("nested.mlir":1:14)
#loc7 = loc("nested.mlir":7:14)
#loc10 = loc("nested.mlir":13:14)
#loc13 = loc("nested.mlir":18:14)
#loc17 = loc("nested.mlir":25:14)
#loc21 = loc("nested.mlir":32:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("nested.mlir":1:14)):
    %11 = "drr.other"(%arg5) : (i32) -> i32 loc(#loc3)
    %12 = "drr.one"(%arg5) : (i32) -> i32 loc(#loc23)
    "func.return"(%12) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg4: i32 loc("nested.mlir":7:14)):
    %9 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %10 = "drr.one"(%9) : (i32) -> i32 loc(#loc4)
    "func.return"(%10) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg3: i32 loc("nested.mlir":13:14)):
    %8 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc4)
    "func.return"(%8) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("nested.mlir":18:14)):
    %5 = "drr.other"(%arg2) : (i32) -> i32 loc(#loc3)
    %6 = "drr.other"(%5) : (i32) -> f32 loc(#loc14)
    %7 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc24)
    "func.return"(%7) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> (i32, f32, i32), sym_name = "e"}> ({
  ^bb0(%arg1: i32 loc("nested.mlir":25:14)):
    %2 = "drr.other"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc23)
    %4 = "drr.one"(%arg1) : (i32) -> f32 loc(#loc25)
    "func.return"(%3, %4, %2) : (i32, f32, i32) -> () loc(#loc19)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32 loc("nested.mlir":32:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.pair"(%0, %0) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc20)
}) : () -> () loc(#loc)
#loc = loc("nested.mlir":0:0)
#loc1 = loc("nested.mlir":1:1)
#loc3 = loc("x")
#loc4 = loc("r")
#loc5 = loc("nested.mlir":4:3)
#loc6 = loc("nested.mlir":7:1)
#loc8 = loc("nested.mlir":10:3)
#loc9 = loc("nested.mlir":13:1)
#loc11 = loc("nested.mlir":15:3)
#loc12 = loc("nested.mlir":18:1)
#loc14 = loc("y")
#loc15 = loc("nested.mlir":22:3)
#loc16 = loc("nested.mlir":25:1)
#loc18 = loc("s")
#loc19 = loc("nested.mlir":29:3)
#loc20 = loc("nested.mlir":32:1)
#loc22 = loc("nested.mlir":35:3)
#loc23 = loc(fused[#loc4, #loc3])
#loc24 = loc(fused[#loc4, #loc14, #loc3])
#loc25 = loc(fused[#loc18, #loc3])

