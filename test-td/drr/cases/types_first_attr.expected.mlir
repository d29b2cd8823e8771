#loc2 = loc("types_first_attr.mlir":1:14)
#loc6 = loc("types_first_attr.mlir":6:14)
#loc9 = loc("types_first_attr.mlir":11:14)
#loc12 = loc("types_first_attr.mlir":16:14)
#loc16 = loc("types_first_attr.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("types_first_attr.mlir":1:14)):
    %8 = "drr.first_attr"() <{type = i32}> : () -> i32 loc(#loc3)
    %9 = "drr.one"(%8) : (i32) -> i32 loc(#loc3)
    "func.return"(%9) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("types_first_attr.mlir":6:14)):
    %6 = "drr.first_attr"() <{type = tensor<2xf32>}> : () -> tensor<2xf32> loc(#loc3)
    %7 = "drr.one"(%6) : (tensor<2xf32>) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("types_first_attr.mlir":11:14)):
    %5 = "drr.attrs"(%arg2) <{a = 1 : i32, b = 1 : i8}> : (i32) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("types_first_attr.mlir":16:14)):
    %1 = "drr.first_attr"() <{type = i64}> : () -> i64 loc(#loc3)
    %2 = "drr.one"(%1) : (i64) -> i32 loc(#loc3)
    %3 = "drr.first_attr"() <{type = f16}> : () -> f16 loc(#loc13)
    %4 = "drr.one"(%3) : (f16) -> i1 loc(#loc13)
    "func.return"(%4) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("types_first_attr.mlir":22:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("types_first_attr.mlir":0:0)
#loc1 = loc("types_first_attr.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("types_first_attr.mlir":3:3)
#loc5 = loc("types_first_attr.mlir":6:1)
#loc7 = loc("types_first_attr.mlir":8:3)
#loc8 = loc("types_first_attr.mlir":11:1)
#loc10 = loc("types_first_attr.mlir":13:3)
#loc11 = loc("types_first_attr.mlir":16:1)
#loc13 = loc("s")
#loc14 = loc("types_first_attr.mlir":19:3)
#loc15 = loc("types_first_attr.mlir":22:1)
#loc17 = loc("types_first_attr.mlir":24:3)

