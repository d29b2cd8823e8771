#loc2 = loc("type_named.mlir":1:14)
#loc6 = loc("type_named.mlir":6:14)
#loc9 = loc("type_named.mlir":11:14)
#loc12 = loc("type_named.mlir":16:14)
#loc15 = loc("type_named.mlir":21:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("type_named.mlir":1:14)):
    %6 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i64) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i64 loc("type_named.mlir":6:14)):
    %5 = "drr.pair"(%arg3, %arg3) : (i64, i64) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (index) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: index loc("type_named.mlir":11:14)):
    %4 = "drr.triple"(%arg2, %arg2, %arg2) : (index, index, index) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: f32 loc("type_named.mlir":16:14)):
    %3 = "drr.one"(%arg1) : (f32) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (ui32) -> f32, sym_name = "e"}> ({
  ^bb0(%arg0: ui32 loc("type_named.mlir":21:14)):
    %0 = "drr.one"(%arg0) : (ui32) -> i64 loc(#loc3)
    %1 = "drr.pair"(%0, %0) : (i64, i64) -> i32 loc(#loc16)
    %2 = "drr.other"(%1) : (i32) -> f32 loc(#loc17)
    "func.return"(%2) : (f32) -> () loc(#loc18)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("type_named.mlir":0:0)
#loc1 = loc("type_named.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("type_named.mlir":3:3)
#loc5 = loc("type_named.mlir":6:1)
#loc7 = loc("type_named.mlir":8:3)
#loc8 = loc("type_named.mlir":11:1)
#loc10 = loc("type_named.mlir":13:3)
#loc11 = loc("type_named.mlir":16:1)
#loc13 = loc("type_named.mlir":18:3)
#loc14 = loc("type_named.mlir":21:1)
#loc16 = loc("s")
#loc17 = loc("t")
#loc18 = loc("type_named.mlir":25:3)

