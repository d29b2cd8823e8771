#loc2 = loc("type_on_result.mlir":1:14)
#loc6 = loc("type_on_result.mlir":6:14)
#loc9 = loc("type_on_result.mlir":11:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (f32, i32), sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("type_on_result.mlir":1:14)):
    %2 = "drr.one"(%arg2) : (i32) -> f32 loc(#loc3)
    %3 = "drr.other"(%arg2) : (i32) -> i32 loc(#loc3)
    "func.return"(%2, %3) : (f32, i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("type_on_result.mlir":6:14)):
    %1:2 = "drr.two"(%arg1) : (i32) -> (i32, i32) loc(#loc3)
    "func.return"(%1#0, %1#1) : (i32, i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (f32, f32), sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("type_on_result.mlir":11:14)):
    %0:2 = "drr.two"(%arg0) : (i32) -> (f32, f32) loc(#loc3)
    "func.return"(%0#0, %0#1) : (f32, f32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("type_on_result.mlir":0:0)
#loc1 = loc("type_on_result.mlir":1:1)
#loc3 = loc("t")
#loc4 = loc("type_on_result.mlir":3:3)
#loc5 = loc("type_on_result.mlir":6:1)
#loc7 = loc("type_on_result.mlir":8:3)
#loc8 = loc("type_on_result.mlir":11:1)
#loc10 = loc("type_on_result.mlir":13:3)

