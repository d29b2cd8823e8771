#loc2 = loc("either.mlir":1:14)
#loc8 = loc("either.mlir":8:14)
#loc11 = loc("either.mlir":15:14)
#loc14 = loc("either.mlir":22:14)
#loc17 = loc("either.mlir":28:14)
#loc18 = loc("either.mlir":28:23)
#loc22 = loc("either.mlir":36:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg6: i32 loc("either.mlir":1:14)):
    %14 = "drr.one"(%arg6) : (i32) -> i32 loc(#loc3)
    %15 = "drr.other"(%arg6) : (i32) -> i32 loc(#loc4)
    %16 = "drr.sum"(%arg6, %arg6) : (i32, i32) -> i32 loc(#loc24)
    "func.return"(%16) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg5: i32 loc("either.mlir":8:14)):
    %11 = "drr.one"(%arg5) : (i32) -> i32 loc(#loc3)
    %12 = "drr.other"(%arg5) : (i32) -> i32 loc(#loc4)
    %13 = "drr.sum"(%arg5, %arg5) : (i32, i32) -> i32 loc(#loc24)
    "func.return"(%13) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("either.mlir":15:14)):
    %8 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %9 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc4)
    %10 = "drr.pair"(%8, %9) : (i32, i32) -> i32 loc(#loc5)
    "func.return"(%10) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg3: i32 loc("either.mlir":22:14)):
    %6 = "drr.other"(%arg3) : (i32) -> i32 loc(#loc4)
    %7 = "drr.pair"(%arg3, %6) : (i32, i32) -> i32 loc(#loc5)
    "func.return"(%7) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "e"}> ({
  ^bb0(%arg1: i32 loc("either.mlir":28:14), %arg2: i32 loc("either.mlir":28:23)):
    %2 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.other"(%arg2) : (i32) -> i32 loc(#loc4)
    %4 = "drr.sum"(%arg1, %arg2) : (i32, i32) -> i32 loc(#loc24)
    %5 = "drr.sum"(%arg1, %arg2) : (i32, i32) -> i32 loc(#loc25)
    "func.return"(%4, %5) : (i32, i32) -> () loc(#loc20)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32 loc("either.mlir":36:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.pair"(%0, %0) : (i32, i32) -> i32 loc(#loc5)
    "func.return"(%1) : (i32) -> () loc(#loc23)
  }) : () -> () loc(#loc21)
}) : () -> () loc(#loc)
#loc = loc("either.mlir":0:0)
#loc1 = loc("either.mlir":1:1)
#loc3 = loc("x")
#loc4 = loc("y")
#loc5 = loc("r")
#loc6 = loc("either.mlir":5:3)
#loc7 = loc("either.mlir":8:1)
#loc9 = loc("either.mlir":12:3)
#loc10 = loc("either.mlir":15:1)
#loc12 = loc("either.mlir":19:3)
#loc13 = loc("either.mlir":22:1)
#loc15 = loc("either.mlir":25:3)
#loc16 = loc("either.mlir":28:1)
#loc19 = loc("s")
#loc20 = loc("either.mlir":33:3)
#loc21 = loc("either.mlir":36:1)
#loc23 = loc("either.mlir":39:3)
#loc24 = loc(fused[#loc5, #loc3, #loc4])
#loc25 = loc(fused[#loc19, #loc3, #loc4])

