#loc2 = loc("region_moved_nested.mlir":1:14)
#loc8 = loc("region_moved_nested.mlir":9:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("region_moved_nested.mlir":1:14)):
    %1 = "drr.crate"(%arg1) ({
      "drr.sink"(%arg1) : (i32) -> () loc(#loc5)
    }) : (i32) -> i1 loc(#loc10)
    "func.return"(%1) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("region_moved_nested.mlir":9:14)):
    %0 = "drr.box"(%arg0) ({
    }) : (i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
}) : () -> () loc(#loc)
#loc = loc("region_moved_nested.mlir":0:0)
#loc1 = loc("region_moved_nested.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("b")
#loc5 = loc("s")
#loc6 = loc("region_moved_nested.mlir":6:3)
#loc7 = loc("region_moved_nested.mlir":9:1)
#loc9 = loc("region_moved_nested.mlir":12:3)
#loc10 = loc(fused[#loc3, #loc4])

