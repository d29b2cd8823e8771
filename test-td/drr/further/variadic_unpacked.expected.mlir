#loc2 = loc("variadic_unpacked.mlir":1:14)
#loc3 = loc("variadic_unpacked.mlir":1:23)
#loc4 = loc("variadic_unpacked.mlir":1:31)
#loc9 = loc("variadic_unpacked.mlir":7:14)
#loc10 = loc("variadic_unpacked.mlir":7:23)
#loc13 = loc("variadic_unpacked.mlir":12:14)
#loc14 = loc("variadic_unpacked.mlir":12:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8, i16) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("variadic_unpacked.mlir":1:14), %arg5: i8 loc("variadic_unpacked.mlir":1:23), %arg6: i16 loc("variadic_unpacked.mlir":1:31)):
    %2 = "drr.one"(%arg4) : (i32) -> i64 loc(#loc5)
    %3 = "drr.pair"(%2, %arg5) : (i64, i8) -> i1 loc(#loc16)
    "func.return"(%3) : (i1) -> () loc(#loc7)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("variadic_unpacked.mlir":7:14), %arg3: f32 loc("variadic_unpacked.mlir":7:23)):
    %1 = "drr.many"(%arg2, %arg3) : (i32, f32) -> i1 loc(#loc6)
    "func.return"(%1) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("variadic_unpacked.mlir":12:14), %arg1: f32 loc("variadic_unpacked.mlir":12:23)):
    %0 = "drr.many"(%arg0, %arg1, %arg0) : (i32, f32, i32) -> i1 loc(#loc6)
    "func.return"(%0) : (i1) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
}) : () -> () loc(#loc)
#loc = loc("variadic_unpacked.mlir":0:0)
#loc1 = loc("variadic_unpacked.mlir":1:1)
#loc5 = loc("o")
#loc6 = loc("r")
#loc7 = loc("variadic_unpacked.mlir":4:3)
#loc8 = loc("variadic_unpacked.mlir":7:1)
#loc11 = loc("variadic_unpacked.mlir":9:3)
#loc12 = loc("variadic_unpacked.mlir":12:1)
#loc15 = loc("variadic_unpacked.mlir":14:3)
#loc16 = loc(fused[#loc6, #loc5])

