#loc2 = loc("types_of_root.mlir":1:14)
#loc3 = loc("types_of_root.mlir":1:23)
#loc7 = loc("types_of_root.mlir":6:14)
#loc8 = loc("types_of_root.mlir":6:23)
#loc11 = loc("types_of_root.mlir":11:14)
#loc12 = loc("types_of_root.mlir":11:23)
#loc15 = loc("types_of_root.mlir":16:14)
#loc16 = loc("types_of_root.mlir":16:23)
#loc19 = loc("types_of_root.mlir":21:14)
#loc20 = loc("types_of_root.mlir":21:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("types_of_root.mlir":1:14), %arg9: i32 loc("types_of_root.mlir":1:23)):
    %4 = "drr.like"(%arg8, %arg9) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (f32, i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: f32 loc("types_of_root.mlir":6:14), %arg7: i32 loc("types_of_root.mlir":6:23)):
    %3 = "drr.like"(%arg6, %arg7) : (f32, i32) -> i32 loc(#loc4)
    "func.return"(%3) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (f32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: f32 loc("types_of_root.mlir":11:14), %arg5: f32 loc("types_of_root.mlir":11:23)):
    %2 = "drr.pair"(%arg4, %arg5) : (f32, f32) -> i32 loc(#loc4)
    "func.return"(%2) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (f32, f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: f32 loc("types_of_root.mlir":16:14), %arg3: f32 loc("types_of_root.mlir":16:23)):
    %1 = "drr.word"(%arg2) : (f32) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (f32, f32) -> i64, sym_name = "e"}> ({
  ^bb0(%arg0: f32 loc("types_of_root.mlir":21:14), %arg1: f32 loc("types_of_root.mlir":21:23)):
    %0 = "drr.one"(%arg0) : (f32) -> i64 loc(#loc4)
    "func.return"(%0) : (i64) -> () loc(#loc21)
  }) : () -> () loc(#loc18)
}) : () -> () loc(#loc)
#loc = loc("types_of_root.mlir":0:0)
#loc1 = loc("types_of_root.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("types_of_root.mlir":3:3)
#loc6 = loc("types_of_root.mlir":6:1)
#loc9 = loc("types_of_root.mlir":8:3)
#loc10 = loc("types_of_root.mlir":11:1)
#loc13 = loc("types_of_root.mlir":13:3)
#loc14 = loc("types_of_root.mlir":16:1)
#loc17 = loc("types_of_root.mlir":18:3)
#loc18 = loc("types_of_root.mlir":21:1)
#loc21 = loc("types_of_root.mlir":23:3)

