#loc2 = loc("return_type_auxiliary.mlir":1:14)
#loc6 = loc("return_type_auxiliary.mlir":6:14)
#loc10 = loc("return_type_auxiliary.mlir":12:14)
#loc13 = loc("return_type_auxiliary.mlir":17:14)
#loc16 = loc("return_type_auxiliary.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("return_type_auxiliary.mlir":1:14)):
    %9:2 = "drr.two"(%arg4) : (i32) -> (i32, i1) loc(#loc3)
    "drr.sink_two"(%9#0, %9#1) : (i32, i1) -> () loc(#loc3)
    %10 = "drr.other"(%9#1) : (i1) -> i1 loc(#loc3)
    "func.return"(%10) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i2, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("return_type_auxiliary.mlir":6:14)):
    %5:2 = "drr.two"(%arg3) : (i32) -> (i32, i1) loc(#loc3)
    "drr.sink_two"(%5#0, %5#1) : (i32, i1) -> () loc(#loc3)
    %6 = "drr.other"(%5#1) : (i1) -> i1 loc(#loc3)
    %7:2 = "drr.two"(%6) : (i1) -> (i1, i2) loc(#loc7)
    "drr.sink_two"(%7#0, %7#1) : (i1, i2) -> () loc(#loc7)
    %8 = "drr.other"(%7#1) : (i2) -> i2 loc(#loc7)
    "func.return"(%8) : (i2) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("return_type_auxiliary.mlir":12:14)):
    %4 = "drr.other"(%arg2) : (i32) -> i1 loc(#loc3)
    "func.return"(%4) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> (), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("return_type_auxiliary.mlir":17:14)):
    %2:2 = "drr.two"(%arg1) : (i32) -> (i32, i1) loc(#loc3)
    "drr.sink_two"(%2#0, %2#1) : (i32, i1) -> () loc(#loc3)
    %3 = "drr.other"(%2#1) : (i1) -> i1 loc(#loc3)
    "func.return"() : () -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (f32) -> (f32, f32), sym_name = "e"}> ({
  ^bb0(%arg0: f32 loc("return_type_auxiliary.mlir":22:14)):
    %0:2 = "drr.two"(%arg0) : (f32) -> (f32, f32) loc(#loc3)
    "drr.sink_two"(%0#0, %0#1) : (f32, f32) -> () loc(#loc3)
    %1 = "drr.other"(%0#1) : (f32) -> f32 loc(#loc3)
    "func.return"(%1, %1) : (f32, f32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("return_type_auxiliary.mlir":0:0)
#loc1 = loc("return_type_auxiliary.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("return_type_auxiliary.mlir":3:3)
#loc5 = loc("return_type_auxiliary.mlir":6:1)
#loc7 = loc("s")
#loc8 = loc("return_type_auxiliary.mlir":9:3)
#loc9 = loc("return_type_auxiliary.mlir":12:1)
#loc11 = loc("return_type_auxiliary.mlir":14:3)
#loc12 = loc("return_type_auxiliary.mlir":17:1)
#loc14 = loc("return_type_auxiliary.mlir":19:3)
#loc15 = loc("return_type_auxiliary.mlir":22:1)
#loc17 = loc("return_type_auxiliary.mlir":24:3)

