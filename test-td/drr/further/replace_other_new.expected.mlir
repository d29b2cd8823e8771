#loc2 = loc("replace_other_new.mlir":1:14)
#loc8 = loc("replace_other_new.mlir":8:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("replace_other_new.mlir":1:14)):
    %1 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc10)
    %2 = "drr.sum"(%1, %arg1) : (i32, i32) -> i32 loc(#loc10)
    "drr.sink_two"(%1, %2) : (i32, i32) -> () loc(#loc5)
    %3 = "drr.other"(%arg1) : (i32) -> i1 loc(#loc10)
    "func.return"(%3) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("replace_other_new.mlir":8:14)):
    %0:2 = "drr.two_like"(%arg0) : (i32) -> (i32, i32) loc(#loc4)
    "func.return"(%0#1) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
}) : () -> () loc(#loc)
#loc = loc("replace_other_new.mlir":0:0)
#loc1 = loc("replace_other_new.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("t")
#loc5 = loc("k")
#loc6 = loc("replace_other_new.mlir":5:3)
#loc7 = loc("replace_other_new.mlir":8:1)
#loc9 = loc("replace_other_new.mlir":10:3)
#loc10 = loc(fused[#loc3, #loc4])

