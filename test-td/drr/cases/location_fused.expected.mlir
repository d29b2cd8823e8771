#loc2 = loc("location_fused.mlir":1:14)
#loc7 = loc("location_fused.mlir":7:14)
#loc10 = loc("location_fused.mlir":13:14)
#loc13 = loc("location_fused.mlir":18:14)
#loc17 = loc("location_fused.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("location_fused.mlir":1:14)):
    %8 = "drr.other"(%arg4) : (i32) -> f32 loc(#loc3)
    %9 = "drr.other"(%arg4) : (i32) -> i1 loc(#loc19)
    "func.return"(%9) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("location_fused.mlir":7:14)):
    %6 = "drr.one"(%arg3) : (i32) -> f32 loc(#loc3)
    %7 = "drr.sum"(%arg3, %arg3) : (i32, i32) -> i32 loc(#loc20)
    "func.return"(%7) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("location_fused.mlir":13:14)):
    %5 = "drr.other"(%arg2) : (i32) -> i32 loc(#loc21)
    "func.return"(%5) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i2, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("location_fused.mlir":18:14)):
    %2 = "drr.other"(%arg1) : (i32) -> f32 loc(#loc3)
    %3 = "drr.other"(%arg1) : (i32) -> i1 loc(#loc19)
    %4 = "drr.other"(%3) : (i1) -> i2 loc(#loc22)
    "func.return"(%4) : (i2) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i64) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i64 loc("location_fused.mlir":25:14)):
    %0 = "drr.one"(%arg0) : (i64) -> f32 loc(#loc3)
    %1 = "drr.pair"(%0, %arg0) : (f32, i64) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("location_fused.mlir":0:0)
#loc1 = loc("location_fused.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("r")
#loc5 = loc("location_fused.mlir":4:3)
#loc6 = loc("location_fused.mlir":7:1)
#loc8 = loc("location_fused.mlir":10:3)
#loc9 = loc("location_fused.mlir":13:1)
#loc11 = loc("location_fused.mlir":15:3)
#loc12 = loc("location_fused.mlir":18:1)
#loc14 = loc("s")
#loc15 = loc("location_fused.mlir":22:3)
#loc16 = loc("location_fused.mlir":25:1)
#loc18 = loc("location_fused.mlir":28:3)
#loc19 = loc(fused[#loc3, #loc4])
#loc20 = loc(fused<"note">[#loc3, #loc4])
#loc21 = loc(fused<"alone">[#loc4])
#loc22 = loc(fused<"alone">[#loc14])

