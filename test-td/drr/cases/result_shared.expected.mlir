#loc2 = loc("result_shared.mlir":1:14)
#loc3 = loc("result_shared.mlir":1:23)
#loc7 = loc("result_shared.mlir":6:14)
#loc8 = loc("result_shared.mlir":6:23)
#loc11 = loc("result_shared.mlir":11:14)
#loc12 = loc("result_shared.mlir":11:23)
#loc15 = loc("result_shared.mlir":16:14)
#loc16 = loc("result_shared.mlir":16:23)
#loc20 = loc("result_shared.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg7: i32 loc("result_shared.mlir":1:14), %arg8: i32 loc("result_shared.mlir":1:23)):
    %11 = "drr.same"(%arg7) : (i32) -> i32 loc(#loc4)
    %12 = "drr.sum"(%11, %11) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%12) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg5: i32 loc("result_shared.mlir":6:14), %arg6: f32 loc("result_shared.mlir":6:23)):
    %10 = "drr.pair"(%arg6, %arg5) : (f32, i32) -> i32 loc(#loc4)
    "func.return"(%10) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, i32) -> f32, sym_name = "c"}> ({
  ^bb0(%arg3: i32 loc("result_shared.mlir":11:14), %arg4: i32 loc("result_shared.mlir":11:23)):
    %8 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc4)
    "drr.sink"(%8) : (i32) -> () loc(#loc4)
    %9 = "drr.one"(%8) : (i32) -> f32 loc(#loc4)
    "func.return"(%9) : (f32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("result_shared.mlir":16:14), %arg2: i32 loc("result_shared.mlir":16:23)):
    %4 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc4)
    "drr.sink"(%4) : (i32) -> () loc(#loc4)
    %5 = "drr.one"(%4) : (i32) -> f32 loc(#loc4)
    %6 = "drr.same"(%5) : (f32) -> f32 loc(#loc17)
    "drr.sink"(%6) : (f32) -> () loc(#loc17)
    %7 = "drr.one"(%6) : (f32) -> i1 loc(#loc17)
    "func.return"(%7) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("result_shared.mlir":22:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.sum"(%0, %0) : (i32, i32) -> i32 loc(#loc4)
    %2 = "drr.same"(%1) : (i32) -> i32 loc(#loc17)
    "drr.sink"(%2) : (i32) -> () loc(#loc17)
    %3 = "drr.one"(%2) : (i32) -> i1 loc(#loc17)
    "func.return"(%3) : (i1) -> () loc(#loc21)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("result_shared.mlir":0:0)
#loc1 = loc("result_shared.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("result_shared.mlir":3:3)
#loc6 = loc("result_shared.mlir":6:1)
#loc9 = loc("result_shared.mlir":8:3)
#loc10 = loc("result_shared.mlir":11:1)
#loc13 = loc("result_shared.mlir":13:3)
#loc14 = loc("result_shared.mlir":16:1)
#loc17 = loc("s")
#loc18 = loc("result_shared.mlir":19:3)
#loc19 = loc("result_shared.mlir":22:1)
#loc21 = loc("result_shared.mlir":25:3)

