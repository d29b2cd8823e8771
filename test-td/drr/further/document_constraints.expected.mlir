#loc2 = loc("document_constraints.mlir":1:14)
#loc6 = loc("document_constraints.mlir":6:14)
#loc9 = loc("document_constraints.mlir":11:14)
#loc12 = loc("document_constraints.mlir":16:14)
#loc15 = loc("document_constraints.mlir":21:14)
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<4xf32>, sym_name = "a"}> ({
  ^bb0(%arg4: tensor<2xf32> loc("document_constraints.mlir":1:14)):
    %4 = "drr.one"(%arg4) : (tensor<2xf32>) -> tensor<4xf32> loc(#loc3)
    %5 = "drr.other"(%arg4) : (tensor<2xf32>) -> i8 loc(#loc3)
    "func.return"(%4) : (tensor<4xf32>) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (tensor<2xf32>) -> (tensor<4xf32>, i8), sym_name = "b"}> ({
  ^bb0(%arg3: tensor<2xf32> loc("document_constraints.mlir":6:14)):
    %3:2 = "drr.two"(%arg3) : (tensor<2xf32>) -> (tensor<4xf32>, i8) loc(#loc3)
    "func.return"(%3#0, %3#1) : (tensor<4xf32>, i8) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (tensor<2xf64>) -> tensor<4xf32>, sym_name = "c"}> ({
  ^bb0(%arg2: tensor<2xf64> loc("document_constraints.mlir":11:14)):
    %2:2 = "drr.two"(%arg2) : (tensor<2xf64>) -> (tensor<4xf32>, i8) loc(#loc3)
    "func.return"(%2#0) : (tensor<4xf32>) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (tensor<2xf64>) -> tensor<4xf64>, sym_name = "d"}> ({
  ^bb0(%arg1: tensor<2xf64> loc("document_constraints.mlir":16:14)):
    %1:2 = "drr.two"(%arg1) : (tensor<2xf64>) -> (tensor<4xf64>, i8) loc(#loc3)
    "func.return"(%1#0) : (tensor<4xf64>) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> tensor<4xf32>, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("document_constraints.mlir":21:14)):
    %0:2 = "drr.two"(%arg0) : (i32) -> (tensor<4xf32>, i8) loc(#loc3)
    "func.return"(%0#0) : (tensor<4xf32>) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("document_constraints.mlir":0:0)
#loc1 = loc("document_constraints.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("document_constraints.mlir":3:3)
#loc5 = loc("document_constraints.mlir":6:1)
#loc7 = loc("document_constraints.mlir":8:3)
#loc8 = loc("document_constraints.mlir":11:1)
#loc10 = loc("document_constraints.mlir":13:3)
#loc11 = loc("document_constraints.mlir":16:1)
#loc13 = loc("document_constraints.mlir":18:3)
#loc14 = loc("document_constraints.mlir":21:1)
#loc16 = loc("document_constraints.mlir":23:3)

