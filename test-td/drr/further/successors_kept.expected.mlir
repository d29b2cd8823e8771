#loc2 = loc("successors_kept.mlir":1:20)
#loc7 = loc("successors_kept.mlir":8:21)
#loc12 = loc("successors_kept.mlir":15:23)
#loc17 = loc("successors_kept.mlir":22:17)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "matches"}> ({
  ^bb0(%arg3: i32 loc("successors_kept.mlir":1:20)):
    %4 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    "drr.leap"(%arg3)[^bb1] : (i32) -> () loc(#loc22)
  ^bb1:  // pred: ^bb0
    "func.return"(%4) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "does_not"}> ({
  ^bb0(%arg2: i32 loc("successors_kept.mlir":8:21)):
    %3 = "drr.other"(%arg2) : (i32) -> i32 loc(#loc8)
    "drr.jump"(%3)[^bb1] : (i32) -> () loc(#loc9)
  ^bb1:  // pred: ^bb0
    "func.return"(%3) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "of_another"}> ({
  ^bb0(%arg1: i32 loc("successors_kept.mlir":15:23)):
    %2 = "drr.other"(%arg1) : (i32) -> i32 loc(#loc13)
    "drr.switch"(%arg1)[^bb1] : (i32) -> () loc(#loc23)
  ^bb1:  // pred: ^bb0
    "func.return"(%2) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "both"}> ({
  ^bb0(%arg0: i32 loc("successors_kept.mlir":22:17)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc18)
    %1 = "drr.one"(%0) : (i32) -> i32 loc(#loc19)
    "drr.switch"(%arg0)[^bb1] : (i32) -> () loc(#loc24)
  ^bb1:  // pred: ^bb0
    "func.return"(%1) : (i32) -> () loc(#loc21)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("successors_kept.mlir":0:0)
#loc1 = loc("successors_kept.mlir":1:1)
#loc3 = loc("successors_kept.mlir":2:8)
#loc4 = loc("successors_kept.mlir":3:3)
#loc5 = loc("successors_kept.mlir":5:3)
#loc6 = loc("successors_kept.mlir":8:1)
#loc8 = loc("successors_kept.mlir":9:8)
#loc9 = loc("successors_kept.mlir":10:3)
#loc10 = loc("successors_kept.mlir":12:3)
#loc11 = loc("successors_kept.mlir":15:1)
#loc13 = loc("successors_kept.mlir":16:8)
#loc14 = loc("successors_kept.mlir":17:3)
#loc15 = loc("successors_kept.mlir":19:3)
#loc16 = loc("successors_kept.mlir":22:1)
#loc18 = loc("successors_kept.mlir":23:8)
#loc19 = loc("successors_kept.mlir":24:8)
#loc20 = loc("successors_kept.mlir":25:3)
#loc21 = loc("successors_kept.mlir":27:3)
#loc22 = loc(fused[#loc4, #loc3])
#loc23 = loc(fused[#loc14, #loc13])
#loc24 = loc(fused[#loc20, #loc19, #loc18])

