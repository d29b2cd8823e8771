#loc2 = loc("document_replace_three.mlir":1:14)
#loc6 = loc("document_replace_three.mlir":6:14)
#loc9 = loc("document_replace_three.mlir":11:14)
#loc12 = loc("document_replace_three.mlir":16:14)
#loc15 = loc("document_replace_three.mlir":21:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("document_replace_three.mlir":1:14)):
    %5 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %6 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %7 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%5, %6, %7) : (i32, i32, i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i64) -> (i64, i64, i64), sym_name = "b"}> ({
  ^bb0(%arg3: i64 loc("document_replace_three.mlir":6:14)):
    %3:2 = "drr.two"(%arg3) : (i64) -> (i64, i64) loc(#loc3)
    %4 = "drr.one"(%arg3) : (i64) -> i64 loc(#loc3)
    "func.return"(%3#0, %3#1, %4) : (i64, i64, i64) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (f32) -> (f32, f32, f32), sym_name = "c"}> ({
  ^bb0(%arg2: f32 loc("document_replace_three.mlir":11:14)):
    %2:3 = "drr.three_like"(%arg2) : (f32) -> (f32, f32, f32) loc(#loc3)
    "func.return"(%2#0, %2#1, %2#2) : (f32, f32, f32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (f64) -> (f64, f64, f64), sym_name = "d"}> ({
  ^bb0(%arg1: f64 loc("document_replace_three.mlir":16:14)):
    "drr.sink"(%arg1) : (f64) -> () loc(#loc3)
    %1:3 = "drr.three_like"(%arg1) : (f64) -> (f64, f64, f64) loc(#loc3)
    "func.return"(%1#0, %1#1, %1#2) : (f64, f64, f64) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i8) -> (i8, i8, i8), sym_name = "e"}> ({
  ^bb0(%arg0: i8 loc("document_replace_three.mlir":21:14)):
    %0:3 = "drr.three"(%arg0) : (i8) -> (i8, i8, i8) loc(#loc3)
    "func.return"(%0#0, %0#1, %0#2) : (i8, i8, i8) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("document_replace_three.mlir":0:0)
#loc1 = loc("document_replace_three.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("document_replace_three.mlir":3:3)
#loc5 = loc("document_replace_three.mlir":6:1)
#loc7 = loc("document_replace_three.mlir":8:3)
#loc8 = loc("document_replace_three.mlir":11:1)
#loc10 = loc("document_replace_three.mlir":13:3)
#loc11 = loc("document_replace_three.mlir":16:1)
#loc13 = loc("document_replace_three.mlir":18:3)
#loc14 = loc("document_replace_three.mlir":21:1)
#loc16 = loc("document_replace_three.mlir":23:3)

