#loc2 = loc("cascade.mlir":1:14)
#loc8 = loc("cascade.mlir":9:14)
#loc11 = loc("cascade.mlir":16:14)
#loc14 = loc("cascade.mlir":24:14)
#loc18 = loc("cascade.mlir":32:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("cascade.mlir":1:14)):
    %11 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    %12 = "drr.same"(%arg4) : (i32) -> i32 loc(#loc20)
    %13 = "drr.same"(%11) : (i32) -> i32 loc(#loc21)
    "func.return"(%arg4) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("cascade.mlir":9:14)):
    %8 = "drr.other"(%arg3) : (i32) -> i32 loc(#loc3)
    %9 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc20)
    %10 = "drr.same"(%8) : (i32) -> i32 loc(#loc21)
    "func.return"(%10) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("cascade.mlir":16:14)):
    %5 = "drr.other"(%arg2) : (i32) -> f32 loc(#loc3)
    %6 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc20)
    %7 = "drr.other"(%6) : (i32) -> f32 loc(#loc5)
    "func.return"(%arg2, %6) : (i32, i32) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("cascade.mlir":24:14)):
    %2 = "drr.other"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.same"(%2) : (i32) -> i32 loc(#loc4)
    %4 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc22)
    "func.return"(%4) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("cascade.mlir":32:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc20)
    "func.return"(%1) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
}) : () -> () loc(#loc)
#loc = loc("cascade.mlir":0:0)
#loc1 = loc("cascade.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("c")
#loc5 = loc("d")
#loc6 = loc("cascade.mlir":6:3)
#loc7 = loc("cascade.mlir":9:1)
#loc9 = loc("cascade.mlir":13:3)
#loc10 = loc("cascade.mlir":16:1)
#loc12 = loc("cascade.mlir":21:3)
#loc13 = loc("cascade.mlir":24:1)
#loc15 = loc("e")
#loc16 = loc("cascade.mlir":29:3)
#loc17 = loc("cascade.mlir":32:1)
#loc19 = loc("cascade.mlir":35:3)
#loc20 = loc(fused[#loc4, #loc3])
#loc21 = loc(fused[#loc5, #loc4])
#loc22 = loc(fused[#loc15, #loc3])

