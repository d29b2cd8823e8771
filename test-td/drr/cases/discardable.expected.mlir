#loc2 = loc("discardable.mlir":1:14)
#loc6 = loc("discardable.mlir":6:14)
#loc9 = loc("discardable.mlir":11:14)
#loc12 = loc("discardable.mlir":16:14)
#loc16 = loc("discardable.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("discardable.mlir":1:14)):
    %6 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i1) -> i1, sym_name = "b"}> ({
  ^bb0(%arg3: i1 loc("discardable.mlir":6:14)):
    %5 = "drr.same_attr"(%arg3) <{a = 1 : i32}> : (i1) -> i1 loc(#loc3)
    "func.return"(%5) : (i1) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i8) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i8 loc("discardable.mlir":11:14)):
    %4 = "drr.attr"(%arg2) <{a = 1 : i32}> : (i8) -> i1 loc(#loc3)
    "func.return"(%4) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i8) -> i8, sym_name = "d"}> ({
  ^bb0(%arg1: i8 loc("discardable.mlir":16:14)):
    %2 = "drr.other"(%arg1) : (i8) -> i1 loc(#loc3)
    %3 = "drr.other"(%2) : (i1) -> i8 loc(#loc13)
    "func.return"(%3) : (i8) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i1) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i1 loc("discardable.mlir":22:14)):
    %0 = "drr.other"(%arg0) : (i1) -> i1 loc(#loc3)
    %1 = "drr.same_attr"(%0) <{a = 9 : i32}> : (i1) -> i1 loc(#loc13)
    "func.return"(%1) : (i1) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("discardable.mlir":0:0)
#loc1 = loc("discardable.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("discardable.mlir":3:3)
#loc5 = loc("discardable.mlir":6:1)
#loc7 = loc("discardable.mlir":8:3)
#loc8 = loc("discardable.mlir":11:1)
#loc10 = loc("discardable.mlir":13:3)
#loc11 = loc("discardable.mlir":16:1)
#loc13 = loc("s")
#loc14 = loc("discardable.mlir":19:3)
#loc15 = loc("discardable.mlir":22:1)
#loc17 = loc("discardable.mlir":25:3)

