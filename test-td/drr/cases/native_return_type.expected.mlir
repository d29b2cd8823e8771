#loc2 = loc("native_return_type.mlir":1:14)
#loc3 = loc("native_return_type.mlir":1:23)
#loc7 = loc("native_return_type.mlir":6:14)
#loc8 = loc("native_return_type.mlir":6:23)
#loc11 = loc("native_return_type.mlir":11:14)
#loc12 = loc("native_return_type.mlir":11:23)
#loc15 = loc("native_return_type.mlir":16:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("native_return_type.mlir":1:14), %arg6: i8 loc("native_return_type.mlir":1:23)):
    %5 = "drr.one"(%arg5) : (i32) -> i8 loc(#loc4)
    %6 = "drr.other"(%5) : (i8) -> i1 loc(#loc4)
    "func.return"(%6) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("native_return_type.mlir":6:14), %arg4: i32 loc("native_return_type.mlir":6:23)):
    %3 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc4)
    %4 = "drr.other"(%3) : (i32) -> i1 loc(#loc4)
    "func.return"(%4) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (f32, i64) -> f32, sym_name = "c"}> ({
  ^bb0(%arg1: f32 loc("native_return_type.mlir":11:14), %arg2: i64 loc("native_return_type.mlir":11:23)):
    %1 = "drr.one"(%arg1) : (f32) -> i64 loc(#loc4)
    %2 = "drr.other"(%1) : (i64) -> f32 loc(#loc4)
    "func.return"(%2) : (f32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("native_return_type.mlir":16:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("native_return_type.mlir":0:0)
#loc1 = loc("native_return_type.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("native_return_type.mlir":3:3)
#loc6 = loc("native_return_type.mlir":6:1)
#loc9 = loc("native_return_type.mlir":8:3)
#loc10 = loc("native_return_type.mlir":11:1)
#loc13 = loc("native_return_type.mlir":13:3)
#loc14 = loc("native_return_type.mlir":16:1)
#loc16 = loc("native_return_type.mlir":18:3)

