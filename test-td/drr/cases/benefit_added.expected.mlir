#loc2 = loc("benefit_added.mlir":1:14)
#loc6 = loc("benefit_added.mlir":6:14)
#loc10 = loc("benefit_added.mlir":12:14)
#loc11 = loc("benefit_added.mlir":12:23)
#loc14 = loc("benefit_added.mlir":17:14)
#loc15 = loc("benefit_added.mlir":17:23)
#loc19 = loc("benefit_added.mlir":24:14)
#loc20 = loc("benefit_added.mlir":24:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg7: i32 loc("benefit_added.mlir":1:14)):
    %7 = "drr.other"(%arg7) : (i32) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("benefit_added.mlir":6:14)):
    %5 = "drr.same"(%arg6) : (i32) -> i32 loc(#loc3)
    %6 = "drr.other"(%5) : (i32) -> i32 loc(#loc7)
    "func.return"(%6) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("benefit_added.mlir":12:14), %arg5: i32 loc("benefit_added.mlir":12:23)):
    %4 = "drr.pair"(%arg5, %arg4) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32, i32) -> (i32, i32), sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("benefit_added.mlir":17:14), %arg3: i32 loc("benefit_added.mlir":17:23)):
    %1 = "drr.pair"(%arg3, %arg2) : (i32, i32) -> i32 loc(#loc3)
    %2 = "drr.same"(%1) : (i32) -> i32 loc(#loc7)
    %3 = "drr.other"(%2) : (i32) -> i32 loc(#loc16)
    "func.return"(%3, %1) : (i32, i32) -> () loc(#loc17)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("benefit_added.mlir":24:14), %arg1: i32 loc("benefit_added.mlir":24:23)):
    %0 = "drr.pair"(%arg0, %arg1) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc21)
  }) : () -> () loc(#loc18)
}) : () -> () loc(#loc)
#loc = loc("benefit_added.mlir":0:0)
#loc1 = loc("benefit_added.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("benefit_added.mlir":3:3)
#loc5 = loc("benefit_added.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("benefit_added.mlir":9:3)
#loc9 = loc("benefit_added.mlir":12:1)
#loc12 = loc("benefit_added.mlir":14:3)
#loc13 = loc("benefit_added.mlir":17:1)
#loc16 = loc("t")
#loc17 = loc("benefit_added.mlir":21:3)
#loc18 = loc("benefit_added.mlir":24:1)
#loc21 = loc("benefit_added.mlir":26:3)

