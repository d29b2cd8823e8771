#loc2 = loc("types_inferred.mlir":1:14)
#loc3 = loc("types_inferred.mlir":1:23)
#loc7 = loc("types_inferred.mlir":6:14)
#loc8 = loc("types_inferred.mlir":6:23)
#loc11 = loc("types_inferred.mlir":11:14)
#loc12 = loc("types_inferred.mlir":11:23)
#loc15 = loc("types_inferred.mlir":16:14)
#loc16 = loc("types_inferred.mlir":16:23)
#loc21 = loc("types_inferred.mlir":23:14)
#loc22 = loc("types_inferred.mlir":23:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("types_inferred.mlir":1:14), %arg9: f32 loc("types_inferred.mlir":1:23)):
    %11 = "drr.like"(%arg8, %arg9) : (i32, f32) -> f32 loc(#loc4)
    %12 = "drr.one"(%11) : (f32) -> i1 loc(#loc4)
    "func.return"(%12) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("types_inferred.mlir":6:14), %arg7: f32 loc("types_inferred.mlir":6:23)):
    %9 = "drr.word"(%arg6) : (i32) -> i32 loc(#loc4)
    %10 = "drr.one"(%9) : (i32) -> i1 loc(#loc4)
    "func.return"(%10) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("types_inferred.mlir":11:14), %arg5: f32 loc("types_inferred.mlir":11:23)):
    %7 = "drr.sum"(%arg5, %arg5) : (f32, f32) -> f32 loc(#loc4)
    %8 = "drr.one"(%7) : (f32) -> i1 loc(#loc4)
    "func.return"(%8) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32, f32) -> i3, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("types_inferred.mlir":16:14), %arg3: f32 loc("types_inferred.mlir":16:23)):
    %1 = "drr.sum"(%arg3, %arg3) : (f32, f32) -> f32 loc(#loc4)
    %2 = "drr.one"(%1) : (f32) -> i1 loc(#loc4)
    %3 = "drr.like"(%2, %arg2) : (i1, i32) -> i32 loc(#loc17)
    %4 = "drr.one"(%3) : (i32) -> i2 loc(#loc17)
    %5 = "drr.word"(%4) : (i2) -> i32 loc(#loc18)
    %6 = "drr.one"(%5) : (i32) -> i3 loc(#loc18)
    "func.return"(%6) : (i3) -> () loc(#loc19)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("types_inferred.mlir":23:14), %arg1: f32 loc("types_inferred.mlir":23:23)):
    %0 = "drr.one"(%arg1) : (f32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc23)
  }) : () -> () loc(#loc20)
}) : () -> () loc(#loc)
#loc = loc("types_inferred.mlir":0:0)
#loc1 = loc("types_inferred.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("types_inferred.mlir":3:3)
#loc6 = loc("types_inferred.mlir":6:1)
#loc9 = loc("types_inferred.mlir":8:3)
#loc10 = loc("types_inferred.mlir":11:1)
#loc13 = loc("types_inferred.mlir":13:3)
#loc14 = loc("types_inferred.mlir":16:1)
#loc17 = loc("s")
#loc18 = loc("t")
#loc19 = loc("types_inferred.mlir":20:3)
#loc20 = loc("types_inferred.mlir":23:1)
#loc23 = loc("types_inferred.mlir":25:3)

