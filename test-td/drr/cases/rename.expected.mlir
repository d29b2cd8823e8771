#loc2 = loc("rename.mlir":1:14)
#loc6 = loc("rename.mlir":6:14)
#loc10 = loc("rename.mlir":12:14)
#loc13 = loc("rename.mlir":18:14)
#loc17 = loc("rename.mlir":25:14)
#loc18 = loc("rename.mlir":25:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("rename.mlir":1:14)):
    %7 = "drr.other"(%arg5) : (i32) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "b"}> ({
  ^bb0(%arg4: i32 loc("rename.mlir":6:14)):
    %5 = "drr.other"(%arg4) : (i32) -> f32 loc(#loc3)
    %6 = "drr.other"(%5) : (f32) -> i32 loc(#loc7)
    "func.return"(%6, %5) : (i32, f32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg3: i32 loc("rename.mlir":12:14)):
    %3 = "drr.other"(%arg3) : (i32) -> i32 loc(#loc3)
    %4 = "drr.same"(%3) : (i32) -> i32 loc(#loc7)
    "func.return"(%4) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("rename.mlir":18:14)):
    %1 = "drr.other"(%arg2) : (i32) -> i32 loc(#loc3)
    %2 = "drr.pair"(%1, %1) : (i32, i32) -> i32 loc(#loc7)
    "drr.sink"(%1) : (i32) -> () loc(#loc14)
    "func.return"(%2) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (f32, i32) -> f32, sym_name = "e"}> ({
  ^bb0(%arg0: f32 loc("rename.mlir":25:14), %arg1: i32 loc("rename.mlir":25:23)):
    %0:2 = "drr.two"(%arg0) : (f32) -> (i32, f32) loc(#loc3)
    "func.return"(%0#1) : (f32) -> () loc(#loc19)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("rename.mlir":0:0)
#loc1 = loc("rename.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("rename.mlir":3:3)
#loc5 = loc("rename.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("rename.mlir":9:3)
#loc9 = loc("rename.mlir":12:1)
#loc11 = loc("rename.mlir":15:3)
#loc12 = loc("rename.mlir":18:1)
#loc14 = loc("sink")
#loc15 = loc("rename.mlir":22:3)
#loc16 = loc("rename.mlir":25:1)
#loc19 = loc("rename.mlir":27:3)

