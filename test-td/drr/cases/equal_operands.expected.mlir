#loc2 = loc("equal_operands.mlir":1:14)
#loc3 = loc("equal_operands.mlir":1:23)
#loc7 = loc("equal_operands.mlir":6:14)
#loc8 = loc("equal_operands.mlir":6:23)
#loc11 = loc("equal_operands.mlir":11:14)
#loc15 = loc("equal_operands.mlir":17:14)
#loc19 = loc("equal_operands.mlir":24:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("equal_operands.mlir":1:14), %arg6: i32 loc("equal_operands.mlir":1:23)):
    %8 = "drr.one"(%arg5) : (i32) -> i32 loc(#loc4)
    "func.return"(%8) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("equal_operands.mlir":6:14), %arg4: i32 loc("equal_operands.mlir":6:23)):
    %7 = "drr.pair"(%arg3, %arg4) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%7) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("equal_operands.mlir":11:14)):
    %5 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc12)
    %6 = "drr.one"(%5) : (i32) -> i32 loc(#loc4)
    "func.return"(%6) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("equal_operands.mlir":17:14)):
    %2 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc12)
    %3 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc16)
    %4 = "drr.pair"(%2, %3) : (i32, i32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("equal_operands.mlir":24:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc12)
    %1 = "drr.one"(%0) : (i32) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc20)
  }) : () -> () loc(#loc18)
}) : () -> () loc(#loc)
#loc = loc("equal_operands.mlir":0:0)
#loc1 = loc("equal_operands.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("equal_operands.mlir":3:3)
#loc6 = loc("equal_operands.mlir":6:1)
#loc9 = loc("equal_operands.mlir":8:3)
#loc10 = loc("equal_operands.mlir":11:1)
#loc12 = loc("x")
#loc13 = loc("equal_operands.mlir":14:3)
#loc14 = loc("equal_operands.mlir":17:1)
#loc16 = loc("y")
#loc17 = loc("equal_operands.mlir":21:3)
#loc18 = loc("equal_operands.mlir":24:1)
#loc20 = loc("equal_operands.mlir":27:3)

