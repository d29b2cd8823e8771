#loc2 = loc("benefit_of_size.mlir":1:14)
#loc6 = loc("benefit_of_size.mlir":6:14)
#loc10 = loc("benefit_of_size.mlir":12:14)
#loc11 = loc("benefit_of_size.mlir":12:23)
#loc15 = loc("benefit_of_size.mlir":19:14)
#loc16 = loc("benefit_of_size.mlir":19:23)
#loc20 = loc("benefit_of_size.mlir":27:14)
#loc21 = loc("benefit_of_size.mlir":27:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg7: i32 loc("benefit_of_size.mlir":1:14)):
    %11 = "drr.other"(%arg7) : (i32) -> i32 loc(#loc3)
    "func.return"(%11) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("benefit_of_size.mlir":6:14)):
    %9 = "drr.same"(%arg6) : (i32) -> i32 loc(#loc3)
    %10 = "drr.pair"(%arg6, %arg6) : (i32, i32) -> i32 loc(#loc23)
    "func.return"(%10) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("benefit_of_size.mlir":12:14), %arg5: i32 loc("benefit_of_size.mlir":12:23)):
    %6 = "drr.sum"(%arg4, %arg5) : (i32, i32) -> i32 loc(#loc3)
    %7 = "drr.same"(%6) : (i32) -> i32 loc(#loc7)
    %8 = "drr.pair"(%arg4, %arg5) : (i32, i32) -> i32 loc(#loc24)
    "func.return"(%8) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("benefit_of_size.mlir":19:14), %arg3: i32 loc("benefit_of_size.mlir":19:23)):
    %2 = "drr.sum"(%arg2, %arg3) : (i32, i32) -> i32 loc(#loc3)
    %3 = "drr.same"(%2) : (i32) -> i32 loc(#loc7)
    %4 = "drr.same"(%3) : (i32) -> i32 loc(#loc17)
    %5 = "drr.pair"(%3, %3) : (i32, i32) -> i32 loc(#loc25)
    "func.return"(%5) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("benefit_of_size.mlir":27:14), %arg1: i32 loc("benefit_of_size.mlir":27:23)):
    %0 = "drr.sum"(%arg0, %arg1) : (i32, i32) -> i32 loc(#loc3)
    %1 = "drr.other"(%0) : (i32) -> i32 loc(#loc12)
    "func.return"(%1, %0) : (i32, i32) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("benefit_of_size.mlir":0:0)
#loc1 = loc("benefit_of_size.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("benefit_of_size.mlir":3:3)
#loc5 = loc("benefit_of_size.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("benefit_of_size.mlir":9:3)
#loc9 = loc("benefit_of_size.mlir":12:1)
#loc12 = loc("t")
#loc13 = loc("benefit_of_size.mlir":16:3)
#loc14 = loc("benefit_of_size.mlir":19:1)
#loc17 = loc("u")
#loc18 = loc("benefit_of_size.mlir":24:3)
#loc19 = loc("benefit_of_size.mlir":27:1)
#loc22 = loc("benefit_of_size.mlir":30:3)
#loc23 = loc(fused[#loc7, #loc3])
#loc24 = loc(fused[#loc12, #loc3, #loc7])
#loc25 = loc(fused[#loc12, #loc17])

