#loc2 = loc("native_return_code.mlir":1:14)
#loc3 = loc("native_return_code.mlir":1:23)
#loc7 = loc("native_return_code.mlir":6:14)
#loc8 = loc("native_return_code.mlir":6:23)
#loc11 = loc("native_return_code.mlir":11:14)
#loc12 = loc("native_return_code.mlir":11:23)
#loc15 = loc("native_return_code.mlir":16:14)
#loc18 = loc("native_return_code.mlir":21:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "a"}> ({
  ^bb0(%arg6: i32 loc("native_return_code.mlir":1:14), %arg7: i8 loc("native_return_code.mlir":1:23)):
    %9:2 = "drr.two"(%arg6) : (i32) -> (i32, i64) loc(#loc4)
    %10 = "drr.other"(%9#1) : (i64) -> i64 loc(#loc4)
    %11 = "drr.other"(%10) : (i64) -> i1 loc(#loc4)
    "func.return"(%11) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg4: i32 loc("native_return_code.mlir":6:14), %arg5: i32 loc("native_return_code.mlir":6:23)):
    %6:2 = "drr.two"(%arg4) : (i32) -> (i32, i64) loc(#loc4)
    %7 = "drr.other"(%6#1) : (i64) -> i64 loc(#loc4)
    %8 = "drr.other"(%7) : (i64) -> i1 loc(#loc4)
    "func.return"(%8) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (f32, i64) -> f32, sym_name = "c"}> ({
  ^bb0(%arg2: f32 loc("native_return_code.mlir":11:14), %arg3: i64 loc("native_return_code.mlir":11:23)):
    %3:2 = "drr.two"(%arg2) : (f32) -> (f32, i64) loc(#loc4)
    %4 = "drr.other"(%3#1) : (i64) -> i64 loc(#loc4)
    %5 = "drr.other"(%4) : (i64) -> f32 loc(#loc4)
    "func.return"(%5) : (f32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("native_return_code.mlir":16:14)):
    %1:2 = "drr.two"(%arg1) : (i32) -> (i32, i64) loc(#loc4)
    %2 = "drr.other"(%1#1) : (i64) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("native_return_code.mlir":21:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
}) : () -> () loc(#loc)
#loc = loc("native_return_code.mlir":0:0)
#loc1 = loc("native_return_code.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("native_return_code.mlir":3:3)
#loc6 = loc("native_return_code.mlir":6:1)
#loc9 = loc("native_return_code.mlir":8:3)
#loc10 = loc("native_return_code.mlir":11:1)
#loc13 = loc("native_return_code.mlir":13:3)
#loc14 = loc("native_return_code.mlir":16:1)
#loc16 = loc("native_return_code.mlir":18:3)
#loc17 = loc("native_return_code.mlir":21:1)
#loc19 = loc("native_return_code.mlir":23:3)

