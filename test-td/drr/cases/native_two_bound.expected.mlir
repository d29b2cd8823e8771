#loc2 = loc("native_two_bound.mlir":1:14)
#loc6 = loc("native_two_bound.mlir":6:14)
#loc9 = loc("native_two_bound.mlir":11:14)
#loc12 = loc("native_two_bound.mlir":16:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("native_two_bound.mlir":1:14)):
    %10 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc3)
    %11 = "drr.pure"(%10) : (i32) -> i32 loc(#loc3)
    "drr.sink"(%11) : (i32) -> () loc(#loc3)
    %12 = "drr.one"(%10) : (i32) -> i32 loc(#loc3)
    %13 = "drr.same"(%11) : (i32) -> i32 loc(#loc3)
    %14 = "drr.pure"(%13) : (i32) -> i32 loc(#loc3)
    "func.return"(%12, %13, %14) : (i32, i32, i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i1, i32, i32), sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("native_two_bound.mlir":6:14)):
    %5 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc3)
    %6 = "drr.pure"(%5) : (i32) -> i32 loc(#loc3)
    "drr.sink"(%6) : (i32) -> () loc(#loc3)
    %7 = "drr.one"(%5) : (i32) -> i1 loc(#loc3)
    %8 = "drr.same"(%6) : (i32) -> i32 loc(#loc3)
    %9 = "drr.pure"(%8) : (i32) -> i32 loc(#loc3)
    "func.return"(%7, %8, %9) : (i1, i32, i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i1, i32, i8), sym_name = "c"}> ({
  ^bb0(%arg1: i32 loc("native_two_bound.mlir":11:14)):
    %4:3 = "drr.three"(%arg1) : (i32) -> (i1, i32, i8) loc(#loc3)
    "func.return"(%4#0, %4#1, %4#2) : (i1, i32, i8) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("native_two_bound.mlir":16:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.pure"(%0) : (i32) -> i32 loc(#loc3)
    "drr.sink"(%1) : (i32) -> () loc(#loc3)
    %2 = "drr.one"(%0) : (i32) -> i1 loc(#loc3)
    %3 = "drr.same"(%1) : (i32) -> i32 loc(#loc3)
    "func.return"(%2) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
}) : () -> () loc(#loc)
#loc = loc("native_two_bound.mlir":0:0)
#loc1 = loc("native_two_bound.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_two_bound.mlir":3:3)
#loc5 = loc("native_two_bound.mlir":6:1)
#loc7 = loc("native_two_bound.mlir":8:3)
#loc8 = loc("native_two_bound.mlir":11:1)
#loc10 = loc("native_two_bound.mlir":13:3)
#loc11 = loc("native_two_bound.mlir":16:1)
#loc13 = loc("native_two_bound.mlir":18:3)

