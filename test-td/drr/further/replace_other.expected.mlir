#loc2 = loc("replace_other.mlir":1:14)
#loc8 = loc("replace_other.mlir":9:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("replace_other.mlir":1:14)):
    "drr.sink"(%arg1) : (i32) -> () loc(#loc3)
    %1 = "drr.other"(%arg1) : (i32) -> i1 loc(#loc10)
    "drr.sink"(%arg1) : (i32) -> () loc(#loc3)
    "func.return"(%1) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("replace_other.mlir":9:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc5)
    "func.return"(%0) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
}) : () -> () loc(#loc)
#loc = loc("replace_other.mlir":0:0)
#loc1 = loc("replace_other.mlir":1:1)
#loc3 = loc("k")
#loc4 = loc("r")
#loc5 = loc("s")
#loc6 = loc("replace_other.mlir":6:3)
#loc7 = loc("replace_other.mlir":9:1)
#loc9 = loc("replace_other.mlir":11:3)
#loc10 = loc(fused[#loc4, #loc5])

