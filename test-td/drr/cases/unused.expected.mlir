#loc2 = loc("unused.mlir":1:14)
#loc6 = loc("unused.mlir":6:14)
#loc9 = loc("unused.mlir":11:14)
#loc12 = loc("unused.mlir":16:14)
#loc15 = loc("unused.mlir":21:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("unused.mlir":1:14)):
    %6 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %7 = "drr.one"(%arg4) : (i32) -> f32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("unused.mlir":6:14)):
    %5:2 = "drr.two"(%arg3) : (i32) -> (i32, f32) loc(#loc3)
    "func.return"(%5#1) : (f32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("unused.mlir":11:14)):
    %4:2 = "drr.two"(%arg2) : (i32) -> (i32, f32) loc(#loc3)
    "func.return"(%4#0, %4#1) : (i32, f32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> (), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("unused.mlir":16:14)):
    %2 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.one"(%arg1) : (i32) -> f32 loc(#loc3)
    "func.return"() : () -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("unused.mlir":21:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.one"(%arg0) : (i32) -> f32 loc(#loc3)
    "drr.sink"(%0) : (i32) -> () loc(#loc16)
    "func.return"() : () -> () loc(#loc17)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("unused.mlir":0:0)
#loc1 = loc("unused.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("unused.mlir":3:3)
#loc5 = loc("unused.mlir":6:1)
#loc7 = loc("unused.mlir":8:3)
#loc8 = loc("unused.mlir":11:1)
#loc10 = loc("unused.mlir":13:3)
#loc11 = loc("unused.mlir":16:1)
#loc13 = loc("unused.mlir":18:3)
#loc14 = loc("unused.mlir":21:1)
#loc16 = loc("sink")
#loc17 = loc("unused.mlir":24:3)

