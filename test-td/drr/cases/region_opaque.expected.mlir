#loc2 = loc("region_opaque.mlir":1:14)
#loc8 = loc("region_opaque.mlir":9:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("region_opaque.mlir":1:14)):
    %2 = "drr.box"(%arg1) ({
      "drr.sink"(%arg1) : (i32) -> () loc(#loc4)
    }) : (i32) -> i1 loc(#loc3)
    %3 = "drr.other"(%arg1) : (i32) -> i1 loc(#loc10)
    "func.return"(%3) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("region_opaque.mlir":9:14)):
    %0 = "drr.crate"(%arg0) ({
    }) : (i32) -> i1 loc(#loc3)
    %1 = "drr.one"(%0) : (i1) -> i1 loc(#loc5)
    "func.return"(%1) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
}) : () -> () loc(#loc)
#loc = loc("region_opaque.mlir":0:0)
#loc1 = loc("region_opaque.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("s")
#loc5 = loc("r")
#loc6 = loc("region_opaque.mlir":6:3)
#loc7 = loc("region_opaque.mlir":9:1)
#loc9 = loc("region_opaque.mlir":13:3)
#loc10 = loc(fused[#loc5, #loc3])

