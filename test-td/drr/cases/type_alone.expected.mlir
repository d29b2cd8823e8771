#loc2 = loc("type_alone.mlir":1:14)
#loc6 = loc("type_alone.mlir":6:14)
#loc9 = loc("type_alone.mlir":11:14)
#loc10 = loc("type_alone.mlir":11:23)
#loc13 = loc("type_alone.mlir":16:14)
#loc14 = loc("type_alone.mlir":16:23)
#loc17 = loc("type_alone.mlir":21:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg6: i32 loc("type_alone.mlir":1:14)):
    %4 = "drr.none"() : () -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i64) -> i32, sym_name = "b"}> ({
  ^bb0(%arg5: i64 loc("type_alone.mlir":6:14)):
    %3 = "drr.one"(%arg5) : (i64) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (f32, i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg3: f32 loc("type_alone.mlir":11:14), %arg4: i32 loc("type_alone.mlir":11:23)):
    %2 = "drr.none"() : () -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (f32, i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: f32 loc("type_alone.mlir":16:14), %arg2: i32 loc("type_alone.mlir":16:23)):
    %1 = "drr.pair"(%arg2, %arg1) : (i32, f32) -> i32 loc(#loc3)
    "func.return"(%1) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (si32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: si32 loc("type_alone.mlir":21:14)):
    %0 = "drr.one"(%arg0) : (si32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("type_alone.mlir":0:0)
#loc1 = loc("type_alone.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("type_alone.mlir":3:3)
#loc5 = loc("type_alone.mlir":6:1)
#loc7 = loc("type_alone.mlir":8:3)
#loc8 = loc("type_alone.mlir":11:1)
#loc11 = loc("type_alone.mlir":13:3)
#loc12 = loc("type_alone.mlir":16:1)
#loc15 = loc("type_alone.mlir":18:3)
#loc16 = loc("type_alone.mlir":21:1)
#loc18 = loc("type_alone.mlir":23:3)

