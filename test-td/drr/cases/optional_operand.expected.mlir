#loc2 = loc("optional_operand.mlir":1:14)
#loc3 = loc("optional_operand.mlir":1:23)
#loc8 = loc("optional_operand.mlir":7:14)
#loc9 = loc("optional_operand.mlir":7:23)
#loc12 = loc("optional_operand.mlir":13:14)
#loc13 = loc("optional_operand.mlir":13:23)
#loc16 = loc("optional_operand.mlir":19:14)
#loc17 = loc("optional_operand.mlir":19:23)
#loc20 = loc("optional_operand.mlir":25:14)
#loc21 = loc("optional_operand.mlir":25:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("optional_operand.mlir":1:14), %arg9: f32 loc("optional_operand.mlir":1:23)):
    %7 = "drr.one"(%arg8) : (i32) -> i32 loc(#loc4)
    %8 = "drr.one_maybe"(%arg8, %arg9) : (i32, f32) -> i32 loc(#loc23)
    "func.return"(%8) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("optional_operand.mlir":7:14), %arg7: f32 loc("optional_operand.mlir":7:23)):
    %5 = "drr.other"(%arg6) : (i32) -> i32 loc(#loc4)
    %6 = "drr.one_maybe"(%5, %arg7) : (i32, f32) -> i32 loc(#loc5)
    "func.return"(%6) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i64, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i64 loc("optional_operand.mlir":13:14), %arg5: f32 loc("optional_operand.mlir":13:23)):
    %3 = "drr.one"(%arg4) : (i64) -> i32 loc(#loc4)
    %4 = "drr.one_maybe"(%3, %arg5) : (i32, f32) -> i32 loc(#loc5)
    "func.return"(%4) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i64, f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i64 loc("optional_operand.mlir":19:14), %arg3: f32 loc("optional_operand.mlir":19:23)):
    %1 = "drr.one"(%arg2) : (i64) -> i32 loc(#loc4)
    %2 = "drr.one_maybe"(%1) : (i32) -> i32 loc(#loc5)
    "func.return"(%2) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("optional_operand.mlir":25:14), %arg1: f32 loc("optional_operand.mlir":25:23)):
    %0 = "drr.one_maybe"(%arg0, %arg1) : (i32, f32) -> i32 loc(#loc5)
    "func.return"(%0) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("optional_operand.mlir":0:0)
#loc1 = loc("optional_operand.mlir":1:1)
#loc4 = loc("x")
#loc5 = loc("r")
#loc6 = loc("optional_operand.mlir":4:3)
#loc7 = loc("optional_operand.mlir":7:1)
#loc10 = loc("optional_operand.mlir":10:3)
#loc11 = loc("optional_operand.mlir":13:1)
#loc14 = loc("optional_operand.mlir":16:3)
#loc15 = loc("optional_operand.mlir":19:1)
#loc18 = loc("optional_operand.mlir":22:3)
#loc19 = loc("optional_operand.mlir":25:1)
#loc22 = loc("optional_operand.mlir":27:3)
#loc23 = loc(fused[#loc5, #loc4])

