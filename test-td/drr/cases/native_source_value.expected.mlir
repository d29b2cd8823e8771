#loc2 = loc("native_source_value.mlir":1:14)
#loc7 = loc("native_source_value.mlir":7:14)
#loc10 = loc("native_source_value.mlir":13:14)
#loc13 = loc("native_source_value.mlir":19:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("native_source_value.mlir":1:14)):
    %5 = "drr.other"(%arg3) : (i32) -> i8 loc(#loc3)
    %6 = "drr.other"(%arg3) : (i32) -> i1 loc(#loc4)
    "func.return"(%6) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("native_source_value.mlir":7:14)):
    %3 = "drr.pair"(%arg2, %arg2) : (i32, i32) -> i8 loc(#loc3)
    %4 = "drr.one"(%3) : (i8) -> i1 loc(#loc4)
    "func.return"(%4) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg1: f32 loc("native_source_value.mlir":13:14)):
    %1 = "drr.same"(%arg1) : (f32) -> f32 loc(#loc3)
    %2 = "drr.other"(%arg1) : (f32) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i8) -> i1, sym_name = "d"}> ({
  ^bb0(%arg0: i8 loc("native_source_value.mlir":19:14)):
    %0 = "drr.one"(%arg0) : (i8) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
}) : () -> () loc(#loc)
#loc = loc("native_source_value.mlir":0:0)
#loc1 = loc("native_source_value.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("native_source_value.mlir":4:3)
#loc6 = loc("native_source_value.mlir":7:1)
#loc8 = loc("native_source_value.mlir":10:3)
#loc9 = loc("native_source_value.mlir":13:1)
#loc11 = loc("native_source_value.mlir":16:3)
#loc12 = loc("native_source_value.mlir":19:1)
#loc14 = loc("native_source_value.mlir":21:3)

