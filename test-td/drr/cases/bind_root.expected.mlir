#loc2 = loc("bind_root.mlir":1:14)
#loc6 = loc("bind_root.mlir":6:14)
#loc9 = loc("bind_root.mlir":11:14)
#loc12 = loc("bind_root.mlir":16:14)
#loc16 = loc("bind_root.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("bind_root.mlir":1:14)):
    %7 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"() : () -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("bind_root.mlir":6:14)):
    %6 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("bind_root.mlir":11:14)):
    %5 = "drr.one"(%arg2) : (i32) -> f32 loc(#loc3)
    "func.return"() : () -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> (), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("bind_root.mlir":16:14)):
    %3 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %4 = "drr.other"(%3) : (i32) -> i32 loc(#loc13)
    "func.return"() : () -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("bind_root.mlir":22:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc13)
    %2 = "drr.other"(%1) : (i32) -> i1 loc(#loc17)
    "func.return"(%2) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("bind_root.mlir":0:0)
#loc1 = loc("bind_root.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("bind_root.mlir":3:3)
#loc5 = loc("bind_root.mlir":6:1)
#loc7 = loc("bind_root.mlir":8:3)
#loc8 = loc("bind_root.mlir":11:1)
#loc10 = loc("bind_root.mlir":13:3)
#loc11 = loc("bind_root.mlir":16:1)
#loc13 = loc("s")
#loc14 = loc("bind_root.mlir":19:3)
#loc15 = loc("bind_root.mlir":22:1)
#loc17 = loc("t")
#loc18 = loc("bind_root.mlir":26:3)

