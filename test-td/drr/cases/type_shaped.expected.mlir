#loc2 = loc("type_shaped.mlir":1:14)
#loc6 = loc("type_shaped.mlir":6:14)
#loc9 = loc("type_shaped.mlir":11:14)
#loc12 = loc("type_shaped.mlir":16:14)
#loc15 = loc("type_shaped.mlir":21:14)
#loc18 = loc("type_shaped.mlir":26:14)
#loc21 = loc("type_shaped.mlir":31:14)
#loc24 = loc("type_shaped.mlir":36:14)
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> i32, sym_name = "a"}> ({
  ^bb0(%arg7: tensor<2xf32> loc("type_shaped.mlir":1:14)):
    %7 = "drr.other"(%arg7) : (tensor<2xf32>) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (tensor<*xf32>) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: tensor<*xf32> loc("type_shaped.mlir":6:14)):
    %6 = "drr.other"(%arg6) : (tensor<*xf32>) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (tensor<2xi32>) -> i32, sym_name = "c"}> ({
  ^bb0(%arg5: tensor<2xi32> loc("type_shaped.mlir":11:14)):
    %5 = "drr.pair"(%arg5, %arg5) : (tensor<2xi32>, tensor<2xi32>) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (tensor<2x3xi32>) -> i32, sym_name = "d"}> ({
  ^bb0(%arg4: tensor<2x3xi32> loc("type_shaped.mlir":16:14)):
    %4 = "drr.none"() : () -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (tensor<*xi32>) -> i32, sym_name = "e"}> ({
  ^bb0(%arg3: tensor<*xi32> loc("type_shaped.mlir":21:14)):
    %3 = "drr.one"(%arg3) : (tensor<*xi32>) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (vector<4xf32>) -> i32, sym_name = "f"}> ({
  ^bb0(%arg2: vector<4xf32> loc("type_shaped.mlir":26:14)):
    %2 = "drr.triple"(%arg2, %arg2, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
  "func.func"() <{function_type = (memref<?xf32>) -> i32, sym_name = "g"}> ({
  ^bb0(%arg1: memref<?xf32> loc("type_shaped.mlir":31:14)):
    %1 = "drr.many"(%arg1) : (memref<?xf32>) -> i32 loc(#loc3)
    "func.return"(%1) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc20)
  "func.func"() <{function_type = (memref<*xf32>) -> i32, sym_name = "h"}> ({
  ^bb0(%arg0: memref<*xf32> loc("type_shaped.mlir":36:14)):
    %0 = "drr.one"(%arg0) : (memref<*xf32>) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc25)
  }) : () -> () loc(#loc23)
}) : () -> () loc(#loc)
#loc = loc("type_shaped.mlir":0:0)
#loc1 = loc("type_shaped.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("type_shaped.mlir":3:3)
#loc5 = loc("type_shaped.mlir":6:1)
#loc7 = loc("type_shaped.mlir":8:3)
#loc8 = loc("type_shaped.mlir":11:1)
#loc10 = loc("type_shaped.mlir":13:3)
#loc11 = loc("type_shaped.mlir":16:1)
#loc13 = loc("type_shaped.mlir":18:3)
#loc14 = loc("type_shaped.mlir":21:1)
#loc16 = loc("type_shaped.mlir":23:3)
#loc17 = loc("type_shaped.mlir":26:1)
#loc19 = loc("type_shaped.mlir":28:3)
#loc20 = loc("type_shaped.mlir":31:1)
#loc22 = loc("type_shaped.mlir":33:3)
#loc23 = loc("type_shaped.mlir":36:1)
#loc25 = loc("type_shaped.mlir":38:3)

