#loc2 = loc("attr_constant_elements.mlir":1:17)
#loc6 = loc("attr_constant_elements.mlir":6:17)
#loc10 = loc("attr_constant_elements.mlir":11:17)
#loc13 = loc("attr_constant_elements.mlir":16:17)
#loc17 = loc("attr_constant_elements.mlir":21:17)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f235"}> ({
  ^bb0(%arg4: i32 loc("attr_constant_elements.mlir":1:17)):
    %7 = "drr.attrs"(%arg4) <{a = array<i64: 1, 2>, b = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f240"}> ({
  ^bb0(%arg3: i32 loc("attr_constant_elements.mlir":6:17)):
    %5 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc7)
    %6 = "drr.attrs"(%5) <{a = dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>, b = dense<[1, 2]> : tensor<2xi32>}> : (i32) -> i32 loc(#loc7)
    "func.return"(%6) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f241"}> ({
  ^bb0(%arg2: i32 loc("attr_constant_elements.mlir":11:17)):
    %3 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc3)
    %4 = "drr.attrs"(%3) <{a = dense<7> : tensor<i32>, b = dense<3> : tensor<i32>}> : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f242"}> ({
  ^bb0(%arg1: i32 loc("attr_constant_elements.mlir":16:17)):
    %1 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc14)
    %2 = "drr.attrs"(%1) <{a = dense<3> : tensor<i32>, b = dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>}> : (i32) -> i32 loc(#loc14)
    "func.return"(%2) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f243"}> ({
  ^bb0(%arg0: i32 loc("attr_constant_elements.mlir":21:17)):
    %0 = "drr.attrs"(%arg0) <{a = dense<7> : tensor<2xi64>, b = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("attr_constant_elements.mlir":0:0)
#loc1 = loc("attr_constant_elements.mlir":1:1)
#loc3 = loc("l0")
#loc4 = loc("attr_constant_elements.mlir":3:3)
#loc5 = loc("attr_constant_elements.mlir":6:1)
#loc7 = loc("attr_constant_elements.mlir":7:8)
#loc8 = loc("attr_constant_elements.mlir":8:3)
#loc9 = loc("attr_constant_elements.mlir":11:1)
#loc11 = loc("attr_constant_elements.mlir":13:3)
#loc12 = loc("attr_constant_elements.mlir":16:1)
#loc14 = loc("attr_constant_elements.mlir":17:8)
#loc15 = loc("attr_constant_elements.mlir":18:3)
#loc16 = loc("attr_constant_elements.mlir":21:1)
#loc18 = loc("attr_constant_elements.mlir":23:3)

