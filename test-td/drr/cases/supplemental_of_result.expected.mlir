#loc2 = loc("supplemental_of_result.mlir":1:14)
#loc6 = loc("supplemental_of_result.mlir":6:14)
#loc9 = loc("supplemental_of_result.mlir":11:14)
#loc13 = loc("supplemental_of_result.mlir":17:14)
#loc16 = loc("supplemental_of_result.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("supplemental_of_result.mlir":1:14)):
    %5:2 = "drr.two_like"(%arg4) : (i32) -> (i32, i32) loc(#loc3)
    "drr.sink_two"(%5#1, %5#0) : (i32, i32) -> () loc(#loc3)
    "func.return"(%5#0, %5#1) : (i32, i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("supplemental_of_result.mlir":6:14)):
    %4:2 = "drr.two"(%arg3) : (i32) -> (i32, f32) loc(#loc3)
    "func.return"(%4#0, %4#1) : (i32, f32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i32, i32, i32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("supplemental_of_result.mlir":11:14)):
    %2:2 = "drr.two_like"(%arg2) : (i32) -> (i32, i32) loc(#loc3)
    "drr.sink_two"(%2#1, %2#0) : (i32, i32) -> () loc(#loc3)
    %3:2 = "drr.two_like"(%2#1) : (i32) -> (i32, i32) loc(#loc10)
    "drr.sink_two"(%3#1, %3#0) : (i32, i32) -> () loc(#loc10)
    "func.return"(%2#0, %3#0, %3#1) : (i32, i32, i32) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (f32) -> (i32, i32), sym_name = "d"}> ({
  ^bb0(%arg1: f32 loc("supplemental_of_result.mlir":17:14)):
    %1:2 = "drr.two"(%arg1) : (f32) -> (i32, i32) loc(#loc3)
    "func.return"(%1#0, %1#1) : (i32, i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("supplemental_of_result.mlir":22:14)):
    %0:2 = "drr.two_like"(%arg0) : (i32) -> (i32, i32) loc(#loc3)
    "drr.sink_two"(%0#1, %0#0) : (i32, i32) -> () loc(#loc3)
    "func.return"() : () -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("supplemental_of_result.mlir":0:0)
#loc1 = loc("supplemental_of_result.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("supplemental_of_result.mlir":3:3)
#loc5 = loc("supplemental_of_result.mlir":6:1)
#loc7 = loc("supplemental_of_result.mlir":8:3)
#loc8 = loc("supplemental_of_result.mlir":11:1)
#loc10 = loc("t")
#loc11 = loc("supplemental_of_result.mlir":14:3)
#loc12 = loc("supplemental_of_result.mlir":17:1)
#loc14 = loc("supplemental_of_result.mlir":19:3)
#loc15 = loc("supplemental_of_result.mlir":22:1)
#loc17 = loc("supplemental_of_result.mlir":24:3)

