#loc2 = loc("many_to_many.mlir":1:14)
#loc3 = loc("many_to_many.mlir":1:23)
#loc8 = loc("many_to_many.mlir":7:14)
#loc9 = loc("many_to_many.mlir":7:23)
#loc12 = loc("many_to_many.mlir":13:14)
#loc13 = loc("many_to_many.mlir":13:23)
#loc16 = loc("many_to_many.mlir":18:14)
#loc17 = loc("many_to_many.mlir":18:23)
#loc20 = loc("many_to_many.mlir":24:14)
#loc21 = loc("many_to_many.mlir":24:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("many_to_many.mlir":1:14), %arg9: f32 loc("many_to_many.mlir":1:23)):
    %7 = "drr.one"(%arg9) : (f32) -> f32 loc(#loc4)
    %8:2 = "drr.many_to_many"(%arg9, %arg8) : (f32, i32) -> (i32, f32) loc(#loc23)
    "func.return"(%8#0, %8#1) : (i32, f32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> (i32, f32, f64), sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("many_to_many.mlir":7:14), %arg7: f32 loc("many_to_many.mlir":7:23)):
    %5 = "drr.one"(%arg7) : (f32) -> f32 loc(#loc4)
    %6:3 = "drr.many_to_many"(%arg7, %arg6) : (f32, i32) -> (i32, f32, f64) loc(#loc23)
    "func.return"(%6#0, %6#1, %6#2) : (i32, f32, f64) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("many_to_many.mlir":13:14), %arg5: f32 loc("many_to_many.mlir":13:23)):
    %4 = "drr.many_to_many"(%arg4, %arg5) : (i32, f32) -> i32 loc(#loc5)
    "func.return"(%4) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("many_to_many.mlir":18:14), %arg3: f32 loc("many_to_many.mlir":18:23)):
    %2 = "drr.one"(%arg3) : (f32) -> f32 loc(#loc4)
    %3 = "drr.many_to_many"(%2) : (f32) -> i32 loc(#loc5)
    "func.return"(%3) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("many_to_many.mlir":24:14), %arg1: f32 loc("many_to_many.mlir":24:23)):
    %0 = "drr.one"(%arg1) : (f32) -> f32 loc(#loc4)
    %1 = "drr.many_to_many"(%arg1, %arg1) : (f32, f32) -> i32 loc(#loc23)
    "func.return"(%1) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("many_to_many.mlir":0:0)
#loc1 = loc("many_to_many.mlir":1:1)
#loc4 = loc("y")
#loc5 = loc("r")
#loc6 = loc("many_to_many.mlir":4:3)
#loc7 = loc("many_to_many.mlir":7:1)
#loc10 = loc("many_to_many.mlir":10:3)
#loc11 = loc("many_to_many.mlir":13:1)
#loc14 = loc("many_to_many.mlir":15:3)
#loc15 = loc("many_to_many.mlir":18:1)
#loc18 = loc("many_to_many.mlir":21:3)
#loc19 = loc("many_to_many.mlir":24:1)
#loc22 = loc("many_to_many.mlir":27:3)
#loc23 = loc(fused[#loc5, #loc4])

