#loc2 = loc("nested_both_sides.mlir":1:14)
#loc3 = loc("nested_both_sides.mlir":1:23)
#loc9 = loc("nested_both_sides.mlir":8:14)
#loc10 = loc("nested_both_sides.mlir":8:23)
#loc13 = loc("nested_both_sides.mlir":15:14)
#loc14 = loc("nested_both_sides.mlir":15:23)
#loc17 = loc("nested_both_sides.mlir":21:14)
#loc18 = loc("nested_both_sides.mlir":21:23)
#loc21 = loc("nested_both_sides.mlir":27:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg7: i32 loc("nested_both_sides.mlir":1:14), %arg8: f32 loc("nested_both_sides.mlir":1:23)):
    %10 = "drr.one"(%arg7) : (i32) -> i32 loc(#loc4)
    %11 = "drr.other"(%arg8) : (f32) -> f32 loc(#loc5)
    %12 = "drr.pair"(%arg8, %arg7) : (f32, i32) -> i32 loc(#loc23)
    "func.return"(%12) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg5: i32 loc("nested_both_sides.mlir":8:14), %arg6: f32 loc("nested_both_sides.mlir":8:23)):
    %7 = "drr.one"(%arg5) : (i32) -> i32 loc(#loc4)
    %8 = "drr.other"(%arg6) : (f32) -> f32 loc(#loc5)
    %9 = "drr.pair"(%8, %7) : (f32, i32) -> i32 loc(#loc6)
    "func.return"(%9) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg3: i32 loc("nested_both_sides.mlir":15:14), %arg4: f32 loc("nested_both_sides.mlir":15:23)):
    %5 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc4)
    %6 = "drr.pair"(%5, %arg4) : (i32, f32) -> i32 loc(#loc6)
    "func.return"(%6) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("nested_both_sides.mlir":21:14), %arg2: f32 loc("nested_both_sides.mlir":21:23)):
    %3 = "drr.other"(%arg2) : (f32) -> f32 loc(#loc5)
    %4 = "drr.pair"(%arg1, %3) : (i32, f32) -> i32 loc(#loc6)
    "func.return"(%4) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("nested_both_sides.mlir":27:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.other"(%0) : (i32) -> f32 loc(#loc5)
    %2 = "drr.pair"(%0, %arg0) : (i32, i32) -> i32 loc(#loc23)
    "func.return"(%2) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc20)
}) : () -> () loc(#loc)
#loc = loc("nested_both_sides.mlir":0:0)
#loc1 = loc("nested_both_sides.mlir":1:1)
#loc4 = loc("x")
#loc5 = loc("y")
#loc6 = loc("r")
#loc7 = loc("nested_both_sides.mlir":5:3)
#loc8 = loc("nested_both_sides.mlir":8:1)
#loc11 = loc("nested_both_sides.mlir":12:3)
#loc12 = loc("nested_both_sides.mlir":15:1)
#loc15 = loc("nested_both_sides.mlir":18:3)
#loc16 = loc("nested_both_sides.mlir":21:1)
#loc19 = loc("nested_both_sides.mlir":24:3)
#loc20 = loc("nested_both_sides.mlir":27:1)
#loc22 = loc("nested_both_sides.mlir":31:3)
#loc23 = loc(fused[#loc6, #loc4, #loc5])

