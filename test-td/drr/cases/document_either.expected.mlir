#loc2 = loc("document_either.mlir":1:14)
#loc3 = loc("document_either.mlir":1:23)
#loc8 = loc("document_either.mlir":7:14)
#loc9 = loc("document_either.mlir":7:23)
#loc12 = loc("document_either.mlir":13:14)
#loc13 = loc("document_either.mlir":13:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("document_either.mlir":1:14), %arg5: i8 loc("document_either.mlir":1:23)):
    %3 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc4)
    %4 = "drr.d_op"(%arg5, %arg4) : (i8, i32) -> i1 loc(#loc15)
    "func.return"(%4) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("document_either.mlir":7:14), %arg3: i8 loc("document_either.mlir":7:23)):
    %1 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc4)
    %2 = "drr.d_op"(%arg3, %arg2) : (i8, i32) -> i1 loc(#loc15)
    "func.return"(%2) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("document_either.mlir":13:14), %arg1: i8 loc("document_either.mlir":13:23)):
    %0 = "drr.pair"(%arg0, %arg1) : (i32, i8) -> i1 loc(#loc5)
    "func.return"(%0) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
}) : () -> () loc(#loc)
#loc = loc("document_either.mlir":0:0)
#loc1 = loc("document_either.mlir":1:1)
#loc4 = loc("o")
#loc5 = loc("r")
#loc6 = loc("document_either.mlir":4:3)
#loc7 = loc("document_either.mlir":7:1)
#loc10 = loc("document_either.mlir":10:3)
#loc11 = loc("document_either.mlir":13:1)
#loc14 = loc("document_either.mlir":15:3)
#loc15 = loc(fused[#loc5, #loc4])

