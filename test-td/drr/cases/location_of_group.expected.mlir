#loc2 = loc("location_of_group.mlir":1:14)
#loc6 = loc("location_of_group.mlir":7:14)
#loc9 = loc("location_of_group.mlir":13:14)
#loc12 = loc("location_of_group.mlir":19:14)
#loc15 = loc("location_of_group.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("location_of_group.mlir":1:14)):
    %7:2 = "drr.two"(%arg4) : (i32) -> (i1, i2) loc(#loc3)
    %8 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%8) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("location_of_group.mlir":7:14)):
    %5:2 = "drr.two"(%arg3) : (i32) -> (i1, i2) loc(#loc3)
    %6 = "drr.other"(%arg3) : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("location_of_group.mlir":13:14)):
    %3:2 = "drr.two_like"(%arg2) : (i32) -> (i32, i32) loc(#loc3)
    %4 = "drr.sum"(%arg2, %arg2) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("location_of_group.mlir":19:14)):
    %1:2 = "drr.two_like"(%arg1) : (i32) -> (i32, i32) loc(#loc3)
    %2 = "drr.sum"(%arg1, %arg1) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%2, %1#1) : (i32, i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("location_of_group.mlir":25:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc16)
    "func.return"(%0) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("location_of_group.mlir":0:0)
#loc1 = loc("location_of_group.mlir":1:1)
#loc3 = loc("p")
#loc4 = loc("location_of_group.mlir":4:3)
#loc5 = loc("location_of_group.mlir":7:1)
#loc7 = loc("location_of_group.mlir":10:3)
#loc8 = loc("location_of_group.mlir":13:1)
#loc10 = loc("location_of_group.mlir":16:3)
#loc11 = loc("location_of_group.mlir":19:1)
#loc13 = loc("location_of_group.mlir":22:3)
#loc14 = loc("location_of_group.mlir":25:1)
#loc16 = loc("r")
#loc17 = loc("location_of_group.mlir":27:3)

