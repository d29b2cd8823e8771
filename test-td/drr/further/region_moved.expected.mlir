#loc2 = loc("region_moved.mlir":1:14)
#loc7 = loc("region_moved.mlir":8:14)
#loc10 = loc("region_moved.mlir":14:14)
#loc11 = loc("region_moved.mlir":16:8)
#loc15 = loc("region_moved.mlir":23:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("region_moved.mlir":1:14)):
    %5 = "drr.crate"(%arg4) ({
      "drr.sink"(%arg4) : (i32) -> () loc(#loc4)
    }) : (i32) -> i1 loc(#loc3)
    "func.return"(%5) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("region_moved.mlir":8:14)):
    %4 = "drr.crate"(%arg3) ({
    }) : (i32) -> i1 loc(#loc3)
    "func.return"(%4) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg1: i32 loc("region_moved.mlir":14:14)):
    %2 = "drr.crate"(%arg1) ({
    ^bb0(%arg2: i8 loc("region_moved.mlir":16:8)):
      %3 = "drr.same"(%arg2) : (i8) -> i8 loc(#loc12)
      "drr.sink"(%3) : (i8) -> () loc(#loc4)
    }) : (i32) -> i1 loc(#loc3)
    "func.return"(%2) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("region_moved.mlir":23:14)):
    %0 = "drr.crate"(%arg0) ({
      %1 = "drr.crate"(%arg0) ({
        "drr.sink"(%arg0) : (i32) -> () loc(#loc17)
      }) : (i32) -> i8 loc(#loc16)
      "drr.sink"(%1) : (i8) -> () loc(#loc4)
    }) : (i32) -> i1 loc(#loc3)
    "func.return"(%0) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("region_moved.mlir":0:0)
#loc1 = loc("region_moved.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("s")
#loc5 = loc("region_moved.mlir":5:3)
#loc6 = loc("region_moved.mlir":8:1)
#loc8 = loc("region_moved.mlir":11:3)
#loc9 = loc("region_moved.mlir":14:1)
#loc12 = loc("q")
#loc13 = loc("region_moved.mlir":20:3)
#loc14 = loc("region_moved.mlir":23:1)
#loc16 = loc("i")
#loc17 = loc("t")
#loc18 = loc("region_moved.mlir":30:3)

