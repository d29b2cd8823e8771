#loc2 = loc("equal_nested.mlir":1:14)
#loc7 = loc("equal_nested.mlir":7:14)
#loc10 = loc("equal_nested.mlir":13:14)
#loc13 = loc("equal_nested.mlir":19:14)
#loc17 = loc("equal_nested.mlir":26:14)
#loc20 = loc("equal_nested.mlir":33:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("equal_nested.mlir":1:14)):
    %13 = "drr.one"(%arg5) : (i32) -> i32 loc(#loc3)
    %14 = "drr.other"(%arg5) : (i32) -> i32 loc(#loc22)
    "func.return"(%14) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg4: i32 loc("equal_nested.mlir":7:14)):
    %11 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %12 = "drr.pair"(%11, %arg4) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%12) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg3: i32 loc("equal_nested.mlir":13:14)):
    %9 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    %10 = "drr.pair"(%9, %9) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%10) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("equal_nested.mlir":19:14)):
    %6 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc3)
    %7 = "drr.same"(%6) : (i32) -> i32 loc(#loc14)
    %8 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc23)
    "func.return"(%8) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg1: i32 loc("equal_nested.mlir":26:14)):
    %3 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %4 = "drr.same"(%3) : (i32) -> i32 loc(#loc14)
    %5 = "drr.sum"(%4, %3) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%5) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32 loc("equal_nested.mlir":33:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.one"(%0) : (i32) -> i32 loc(#loc14)
    %2 = "drr.other"(%0) : (i32) -> i32 loc(#loc24)
    "func.return"(%2) : (i32) -> () loc(#loc21)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("equal_nested.mlir":0:0)
#loc1 = loc("equal_nested.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("equal_nested.mlir":4:3)
#loc6 = loc("equal_nested.mlir":7:1)
#loc8 = loc("equal_nested.mlir":10:3)
#loc9 = loc("equal_nested.mlir":13:1)
#loc11 = loc("equal_nested.mlir":16:3)
#loc12 = loc("equal_nested.mlir":19:1)
#loc14 = loc("c")
#loc15 = loc("equal_nested.mlir":23:3)
#loc16 = loc("equal_nested.mlir":26:1)
#loc18 = loc("equal_nested.mlir":30:3)
#loc19 = loc("equal_nested.mlir":33:1)
#loc21 = loc("equal_nested.mlir":37:3)
#loc22 = loc(fused[#loc4, #loc3])
#loc23 = loc(fused[#loc4, #loc3, #loc14])
#loc24 = loc(fused[#loc4, #loc14])

