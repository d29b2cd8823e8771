#loc2 = loc("document_return_type.mlir":1:14)
#loc3 = loc("document_return_type.mlir":1:23)
#loc7 = loc("document_return_type.mlir":6:14)
#loc8 = loc("document_return_type.mlir":6:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("document_return_type.mlir":1:14), %arg3: i8 loc("document_return_type.mlir":1:23)):
    %3:2 = "drr.two"(%arg3) : (i8) -> (i8, i64) loc(#loc4)
    %4 = "drr.one"(%arg2) : (i32) -> i8 loc(#loc4)
    %5 = "drr.triple"(%arg2, %3#1, %4) : (i32, i64, i8) -> i1 loc(#loc4)
    "func.return"(%5) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> f32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_return_type.mlir":6:14), %arg1: f32 loc("document_return_type.mlir":6:23)):
    %0:2 = "drr.two"(%arg1) : (f32) -> (f32, i64) loc(#loc4)
    %1 = "drr.one"(%arg0) : (i32) -> f32 loc(#loc4)
    %2 = "drr.triple"(%arg0, %0#1, %1) : (i32, i64, f32) -> f32 loc(#loc4)
    "func.return"(%2) : (f32) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
}) : () -> () loc(#loc)
#loc = loc("document_return_type.mlir":0:0)
#loc1 = loc("document_return_type.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("document_return_type.mlir":3:3)
#loc6 = loc("document_return_type.mlir":6:1)
#loc9 = loc("document_return_type.mlir":8:3)

