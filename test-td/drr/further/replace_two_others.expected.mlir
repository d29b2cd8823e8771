#loc2 = loc("replace_two_others.mlir":1:14)
#loc3 = loc("replace_two_others.mlir":1:23)
#loc10 = loc("replace_two_others.mlir":9:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("replace_two_others.mlir":1:14), %arg2: i8 loc("replace_two_others.mlir":1:23)):
    "drr.sink_two"(%arg1, %arg2) : (i32, i8) -> () loc(#loc4)
    %2 = "drr.other"(%arg1) : (i32) -> i1 loc(#loc12)
    "func.return"(%2) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("replace_two_others.mlir":9:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc6)
    %1 = "drr.pair"(%0, %0) : (i32, i32) -> i1 loc(#loc5)
    "func.return"(%1) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
}) : () -> () loc(#loc)
#loc = loc("replace_two_others.mlir":0:0)
#loc1 = loc("replace_two_others.mlir":1:1)
#loc4 = loc("k")
#loc5 = loc("r")
#loc6 = loc("s")
#loc7 = loc("t")
#loc8 = loc("replace_two_others.mlir":6:3)
#loc9 = loc("replace_two_others.mlir":9:1)
#loc11 = loc("replace_two_others.mlir":12:3)
#loc12 = loc(fused[#loc5, #loc6, #loc7])

