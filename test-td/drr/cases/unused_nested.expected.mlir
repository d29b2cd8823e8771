#loc2 = loc("unused_nested.mlir":1:14)
#loc7 = loc("unused_nested.mlir":7:14)
#loc10 = loc("unused_nested.mlir":13:14)
#loc13 = loc("unused_nested.mlir":19:14)
#loc16 = loc("unused_nested.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("unused_nested.mlir":1:14)):
    %8:2 = "drr.two"(%arg4) : (i32) -> (i1, i8) loc(#loc3)
    %9 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc18)
    "func.return"(%9) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("unused_nested.mlir":7:14)):
    %6:2 = "drr.two"(%arg3) : (i32) -> (i1, i8) loc(#loc3)
    %7 = "drr.one"(%6#0) : (i1) -> i32 loc(#loc4)
    "func.return"(%7) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> (i32, i1), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("unused_nested.mlir":13:14)):
    %4:2 = "drr.two"(%arg2) : (i32) -> (i1, i8) loc(#loc3)
    %5 = "drr.one"(%4#1) : (i8) -> i32 loc(#loc4)
    "func.return"(%5, %4#0) : (i32, i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i64) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i64 loc("unused_nested.mlir":19:14)):
    %2:2 = "drr.two"(%arg1) : (i64) -> (i1, i8) loc(#loc3)
    %3 = "drr.one"(%2#1) : (i8) -> i32 loc(#loc4)
    "func.return"(%3) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("unused_nested.mlir":25:14)):
    %0:2 = "drr.two"(%arg0) : (i32) -> (i8, i8) loc(#loc3)
    %1 = "drr.one"(%0#1) : (i8) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("unused_nested.mlir":0:0)
#loc1 = loc("unused_nested.mlir":1:1)
#loc3 = loc("p")
#loc4 = loc("r")
#loc5 = loc("unused_nested.mlir":4:3)
#loc6 = loc("unused_nested.mlir":7:1)
#loc8 = loc("unused_nested.mlir":10:3)
#loc9 = loc("unused_nested.mlir":13:1)
#loc11 = loc("unused_nested.mlir":16:3)
#loc12 = loc("unused_nested.mlir":19:1)
#loc14 = loc("unused_nested.mlir":22:3)
#loc15 = loc("unused_nested.mlir":25:1)
#loc17 = loc("unused_nested.mlir":28:3)
#loc18 = loc(fused[#loc4, #loc3])

