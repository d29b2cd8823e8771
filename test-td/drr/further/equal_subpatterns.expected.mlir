#loc2 = loc("equal_subpatterns.mlir":1:14)
#loc8 = loc("equal_subpatterns.mlir":8:14)
#loc11 = loc("equal_subpatterns.mlir":14:14)
#loc12 = loc("equal_subpatterns.mlir":14:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("equal_subpatterns.mlir":1:14)):
    %5 = "drr.one"(%arg3) : (i32) -> i8 loc(#loc3)
    %6 = "drr.one"(%arg3) : (i32) -> i8 loc(#loc4)
    %7 = "drr.other"(%arg3) : (i32) -> i1 loc(#loc14)
    "func.return"(%7) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("equal_subpatterns.mlir":8:14)):
    %3 = "drr.one"(%arg2) : (i32) -> i8 loc(#loc3)
    %4 = "drr.other"(%arg2) : (i32) -> i1 loc(#loc15)
    "func.return"(%4) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("equal_subpatterns.mlir":14:14), %arg1: i32 loc("equal_subpatterns.mlir":14:23)):
    %0 = "drr.one"(%arg0) : (i32) -> i8 loc(#loc3)
    %1 = "drr.one"(%arg1) : (i32) -> i8 loc(#loc4)
    %2 = "drr.pair"(%0, %1) : (i8, i8) -> i1 loc(#loc5)
    "func.return"(%2) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("equal_subpatterns.mlir":0:0)
#loc1 = loc("equal_subpatterns.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("p")
#loc5 = loc("r")
#loc6 = loc("equal_subpatterns.mlir":5:3)
#loc7 = loc("equal_subpatterns.mlir":8:1)
#loc9 = loc("equal_subpatterns.mlir":11:3)
#loc10 = loc("equal_subpatterns.mlir":14:1)
#loc13 = loc("equal_subpatterns.mlir":18:3)
#loc14 = loc(fused[#loc5, #loc3, #loc4])
#loc15 = loc(fused[#loc5, #loc3])

