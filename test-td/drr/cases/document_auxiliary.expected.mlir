#loc2 = loc("document_auxiliary.mlir":1:14)
#loc3 = loc("document_auxiliary.mlir":1:23)
#loc7 = loc("document_auxiliary.mlir":6:14)
#loc8 = loc("document_auxiliary.mlir":6:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("document_auxiliary.mlir":1:14), %arg3: i32 loc("document_auxiliary.mlir":1:23)):
    %5 = "drr.shape"(%arg2) : (i32) -> index loc(#loc4)
    %6 = "drr.alloc"(%5) : (index) -> index loc(#loc4)
    %7 = "drr.sum"(%arg2, %arg3) : (i32, i32) -> i32 loc(#loc4)
    "drr.store"(%6, %7) : (index, i32) -> () loc(#loc4)
    %8 = "drr.load"(%6) : (index) -> i32 loc(#loc4)
    "func.return"(%8) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_auxiliary.mlir":6:14), %arg1: i32 loc("document_auxiliary.mlir":6:23)):
    %0 = "drr.sum"(%arg0, %arg1) : (i32, i32) -> i32 loc(#loc9)
    %1 = "drr.shape"(%0) : (i32) -> index loc(#loc4)
    %2 = "drr.alloc"(%1) : (index) -> index loc(#loc4)
    %3 = "drr.sum"(%0, %0) : (i32, i32) -> i32 loc(#loc4)
    "drr.store"(%2, %3) : (index, i32) -> () loc(#loc4)
    %4 = "drr.load"(%2) : (index) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc6)
}) : () -> () loc(#loc)
#loc = loc("document_auxiliary.mlir":0:0)
#loc1 = loc("document_auxiliary.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("document_auxiliary.mlir":3:3)
#loc6 = loc("document_auxiliary.mlir":6:1)
#loc9 = loc("q")
#loc10 = loc("document_auxiliary.mlir":9:3)

