#loc2 = loc("int_op.mlir":1:14)
#loc7 = loc("int_op.mlir":7:14)
#loc10 = loc("int_op.mlir":12:14)
#loc14 = loc("int_op.mlir":19:14)
#loc17 = loc("int_op.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("int_op.mlir":1:14)):
    %9 = "drr.int"(%arg4) : (i32) -> i32 loc(#loc3)
    %10 = "drr.int"(%arg4) : (i32) -> i32 loc(#loc19)
    "func.return"(%10) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("int_op.mlir":7:14)):
    %8 = "drr.int"(%arg3) : (i32) -> i32 loc(#loc4)
    "func.return"(%8) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("int_op.mlir":12:14)):
    %5 = "drr.int"(%arg2) : (i32) -> i32 loc(#loc3)
    %6 = "drr.int"(%arg2) : (i32) -> i32 loc(#loc20)
    %7 = "drr.int"(%arg2) : (i32) -> i32 loc(#loc21)
    "func.return"(%7, %5) : (i32, i32) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("int_op.mlir":19:14)):
    %3 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc3)
    %4 = "drr.int"(%3) : (i32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("int_op.mlir":25:14)):
    %0 = "drr.int"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.same"(%0) : (i32) -> i32 loc(#loc11)
    %2 = "drr.int"(%1) : (i32) -> i32 loc(#loc4)
    "func.return"(%2) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("int_op.mlir":0:0)
#loc1 = loc("int_op.mlir":1:1)
#loc3 = loc("x")
#loc4 = loc("r")
#loc5 = loc("int_op.mlir":4:3)
#loc6 = loc("int_op.mlir":7:1)
#loc8 = loc("int_op.mlir":9:3)
#loc9 = loc("int_op.mlir":12:1)
#loc11 = loc("y")
#loc12 = loc("int_op.mlir":16:3)
#loc13 = loc("int_op.mlir":19:1)
#loc15 = loc("int_op.mlir":22:3)
#loc16 = loc("int_op.mlir":25:1)
#loc18 = loc("int_op.mlir":29:3)
#loc19 = loc(fused[#loc4, #loc3])
#loc20 = loc(fused[#loc11, #loc3])
#loc21 = loc(fused[#loc4, #loc11, #loc3])

