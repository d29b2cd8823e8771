#loc2 = loc("document_variadic_nested.mlir":1:14)
#loc3 = loc("document_variadic_nested.mlir":1:23)
#loc9 = loc("document_variadic_nested.mlir":8:14)
#loc10 = loc("document_variadic_nested.mlir":8:23)
#loc13 = loc("document_variadic_nested.mlir":15:14)
#loc14 = loc("document_variadic_nested.mlir":15:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("document_variadic_nested.mlir":1:14), %arg5: f32 loc("document_variadic_nested.mlir":1:23)):
    %6 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc4)
    %7 = "drr.pair"(%arg4, %arg5) : (i32, f32) -> i32 loc(#loc5)
    %8 = "drr.triple"(%arg4, %arg4, %arg5) : (i32, i32, f32) -> i1 loc(#loc16)
    "func.return"(%8) : (i1) -> () loc(#loc7)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("document_variadic_nested.mlir":8:14), %arg3: f32 loc("document_variadic_nested.mlir":8:23)):
    %3 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc4)
    %4 = "drr.pair"(%arg2, %arg3) : (i32, f32) -> i32 loc(#loc5)
    %5 = "drr.concatenate"(%4, %3) <{axis = 1 : i32}> : (i32, i32) -> i1 loc(#loc6)
    "func.return"(%5) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("document_variadic_nested.mlir":15:14), %arg1: f32 loc("document_variadic_nested.mlir":15:23)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.pair"(%arg0, %arg1) : (i32, f32) -> i32 loc(#loc5)
    %2 = "drr.concatenate"(%0) <{axis = 1 : i32}> : (i32) -> i1 loc(#loc6)
    "func.return"(%2) : (i1) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
}) : () -> () loc(#loc)
#loc = loc("document_variadic_nested.mlir":0:0)
#loc1 = loc("document_variadic_nested.mlir":1:1)
#loc4 = loc("o")
#loc5 = loc("p")
#loc6 = loc("r")
#loc7 = loc("document_variadic_nested.mlir":5:3)
#loc8 = loc("document_variadic_nested.mlir":8:1)
#loc11 = loc("document_variadic_nested.mlir":12:3)
#loc12 = loc("document_variadic_nested.mlir":15:1)
#loc15 = loc("document_variadic_nested.mlir":19:3)
#loc16 = loc(fused[#loc6, #loc4, #loc5])

