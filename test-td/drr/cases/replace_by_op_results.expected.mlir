#loc2 = loc("replace_by_op_results.mlir":1:14)
#loc8 = loc("replace_by_op_results.mlir":8:14)
#loc11 = loc("replace_by_op_results.mlir":14:14)
#loc14 = loc("replace_by_op_results.mlir":21:14)
#loc17 = loc("replace_by_op_results.mlir":26:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("replace_by_op_results.mlir":1:14)):
    %5:2 = "drr.two"(%arg4) : (i32) -> (i1, i2) loc(#loc3)
    %6 = "drr.one"(%5#0) : (i1) -> i32 loc(#loc4)
    %7:2 = "drr.two"(%arg4) : (i32) -> (i32, f32) loc(#loc19)
    "func.return"(%7#0, %7#1) : (i32, f32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("replace_by_op_results.mlir":8:14)):
    %4:2 = "drr.two_like"(%arg3) : (i32) -> (i32, i32) loc(#loc3)
    "func.return"(%4#1, %4#0) : (i32, i32) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("replace_by_op_results.mlir":14:14)):
    %3:2 = "drr.two_like"(%arg2) : (i32) -> (i32, i32) loc(#loc3)
    "func.return"(%3#1, %3#0, %3#1) : (i32, i32, i32) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("replace_by_op_results.mlir":21:14)):
    %2:2 = "drr.two_like"(%arg1) : (i32) -> (i32, i32) loc(#loc5)
    "func.return"(%2#0, %2#1) : (i32, i32) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> (i32, f32, i2), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("replace_by_op_results.mlir":26:14)):
    %0:2 = "drr.two"(%arg0) : (i32) -> (i1, i2) loc(#loc3)
    %1:2 = "drr.two"(%0#0) : (i1) -> (i32, f32) loc(#loc5)
    "func.return"(%1#0, %1#1, %0#1) : (i32, f32, i2) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("replace_by_op_results.mlir":0:0)
#loc1 = loc("replace_by_op_results.mlir":1:1)
#loc3 = loc("p")
#loc4 = loc("b")
#loc5 = loc("r")
#loc6 = loc("replace_by_op_results.mlir":5:3)
#loc7 = loc("replace_by_op_results.mlir":8:1)
#loc9 = loc("replace_by_op_results.mlir":11:3)
#loc10 = loc("replace_by_op_results.mlir":14:1)
#loc12 = loc("replace_by_op_results.mlir":18:3)
#loc13 = loc("replace_by_op_results.mlir":21:1)
#loc15 = loc("replace_by_op_results.mlir":23:3)
#loc16 = loc("replace_by_op_results.mlir":26:1)
#loc18 = loc("replace_by_op_results.mlir":29:3)
#loc19 = loc(fused[#loc5, #loc3, #loc4])

