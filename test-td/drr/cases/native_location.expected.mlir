#loc2 = loc("native_location.mlir":1:14)
#loc7 = loc("native_location.mlir":7:14)
#loc10 = loc("native_location.mlir":13:14)
#loc13 = loc("native_location.mlir":19:14)
#loc16 = loc("native_location.mlir":24:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("native_location.mlir":1:14)):
    %7 = "drr.other"(%arg4) : (i32) -> i8 loc(#loc3)
    %8 = "drr.sum"(%arg4, %arg4) : (i32, i32) -> i32 loc(#loc3)
    %9 = "drr.sum"(%arg4, %arg4) : (i32, i32) -> i32 loc(#loc18)
    %10 = "drr.pair"(%8, %9) : (i32, i32) -> i1 loc(#loc19)
    "func.return"(%10) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("native_location.mlir":7:14)):
    %5 = "drr.pair"(%arg3, %arg3) : (i32, i32) -> i8 loc(#loc3)
    %6 = "drr.one"(%5) : (i8) -> i1 loc(#loc4)
    "func.return"(%6) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: f32 loc("native_location.mlir":13:14)):
    %3 = "drr.same"(%arg2) : (f32) -> f32 loc(#loc3)
    %4 = "drr.one"(%3) : (f32) -> i1 loc(#loc4)
    "func.return"(%4) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i8) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i8 loc("native_location.mlir":19:14)):
    %2 = "drr.one"(%arg1) : (i8) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("native_location.mlir":24:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.other"(%0) : (i32) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("native_location.mlir":0:0)
#loc1 = loc("native_location.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("native_location.mlir":4:3)
#loc6 = loc("native_location.mlir":7:1)
#loc8 = loc("native_location.mlir":10:3)
#loc9 = loc("native_location.mlir":13:1)
#loc11 = loc("native_location.mlir":16:3)
#loc12 = loc("native_location.mlir":19:1)
#loc14 = loc("native_location.mlir":21:3)
#loc15 = loc("native_location.mlir":24:1)
#loc17 = loc("native_location.mlir":27:3)
#loc18 = loc(fused<"here">[#loc3, #loc2])
#loc19 = loc(fused[#loc4, #loc3])

