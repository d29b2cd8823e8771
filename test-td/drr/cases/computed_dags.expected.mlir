#loc2 = loc("computed_dags.mlir":1:14)
#loc3 = loc("computed_dags.mlir":1:23)
#loc8 = loc("computed_dags.mlir":7:14)
#loc9 = loc("computed_dags.mlir":7:23)
#loc12 = loc("computed_dags.mlir":13:14)
#loc13 = loc("computed_dags.mlir":13:23)
#loc16 = loc("computed_dags.mlir":18:14)
#loc17 = loc("computed_dags.mlir":18:23)
#loc20 = loc("computed_dags.mlir":23:14)
#loc21 = loc("computed_dags.mlir":23:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("computed_dags.mlir":1:14), %arg9: f32 loc("computed_dags.mlir":1:23)):
    %7 = "drr.other"(%arg9) : (f32) -> i8 loc(#loc4)
    %8 = "drr.pair"(%arg9, %arg8) : (f32, i32) -> i1 loc(#loc24)
    "func.return"(%8) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("computed_dags.mlir":7:14), %arg7: f32 loc("computed_dags.mlir":7:23)):
    %5 = "drr.one"(%arg7) : (f32) -> i8 loc(#loc4)
    %6 = "drr.pair"(%arg6, %5) : (i32, i8) -> i1 loc(#loc5)
    "func.return"(%6) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("computed_dags.mlir":13:14), %arg5: f32 loc("computed_dags.mlir":13:23)):
    %4 = "drr.bare"(%arg4, %arg5) : (i32, f32) -> i1 loc(#loc5)
    "func.return"(%4) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("computed_dags.mlir":18:14), %arg3: f32 loc("computed_dags.mlir":18:23)):
    %3 = "drr.triple"(%arg2, %arg3, %arg3) : (i32, f32, f32) -> i1 loc(#loc5)
    "func.return"(%3) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, f32) -> i2, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("computed_dags.mlir":23:14), %arg1: f32 loc("computed_dags.mlir":23:23)):
    %0 = "drr.other"(%arg1) : (f32) -> i8 loc(#loc4)
    %1 = "drr.pair"(%arg1, %arg0) : (f32, i32) -> i1 loc(#loc24)
    %2 = "drr.bare"(%1, %arg0) : (i1, i32) -> i2 loc(#loc22)
    "func.return"(%2) : (i2) -> () loc(#loc23)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("computed_dags.mlir":0:0)
#loc1 = loc("computed_dags.mlir":1:1)
#loc4 = loc("o")
#loc5 = loc("r")
#loc6 = loc("computed_dags.mlir":4:3)
#loc7 = loc("computed_dags.mlir":7:1)
#loc10 = loc("computed_dags.mlir":10:3)
#loc11 = loc("computed_dags.mlir":13:1)
#loc14 = loc("computed_dags.mlir":15:3)
#loc15 = loc("computed_dags.mlir":18:1)
#loc18 = loc("computed_dags.mlir":20:3)
#loc19 = loc("computed_dags.mlir":23:1)
#loc22 = loc("s")
#loc23 = loc("computed_dags.mlir":27:3)
#loc24 = loc(fused[#loc5, #loc4])

