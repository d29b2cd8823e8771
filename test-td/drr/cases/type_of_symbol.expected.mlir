#loc2 = loc("type_of_symbol.mlir":1:14)
#loc3 = loc("type_of_symbol.mlir":1:23)
#loc8 = loc("type_of_symbol.mlir":7:14)
#loc9 = loc("type_of_symbol.mlir":7:23)
#loc12 = loc("type_of_symbol.mlir":13:14)
#loc13 = loc("type_of_symbol.mlir":13:23)
#loc16 = loc("type_of_symbol.mlir":19:14)
#loc17 = loc("type_of_symbol.mlir":19:23)
#loc20 = loc("type_of_symbol.mlir":25:14)
#loc21 = loc("type_of_symbol.mlir":25:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> f64, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("type_of_symbol.mlir":1:14), %arg9: f32 loc("type_of_symbol.mlir":1:23)):
    %8 = "drr.one"(%arg9) : (f32) -> i8 loc(#loc4)
    %9 = "drr.triple"(%arg8, %arg9, %8) : (i32, f32, i8) -> f64 loc(#loc23)
    "func.return"(%9) : (f64) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i64, f32) -> f64, sym_name = "b"}> ({
  ^bb0(%arg6: i64 loc("type_of_symbol.mlir":7:14), %arg7: f32 loc("type_of_symbol.mlir":7:23)):
    %6 = "drr.one"(%arg7) : (f32) -> i8 loc(#loc4)
    %7 = "drr.pair"(%arg6, %6) : (i64, i8) -> f64 loc(#loc5)
    "func.return"(%7) : (f64) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, f64) -> f64, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("type_of_symbol.mlir":13:14), %arg5: f64 loc("type_of_symbol.mlir":13:23)):
    %4 = "drr.one"(%arg5) : (f64) -> i8 loc(#loc4)
    %5 = "drr.pair"(%arg4, %4) : (i32, i8) -> f64 loc(#loc5)
    "func.return"(%5) : (f64) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, f32) -> f64, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("type_of_symbol.mlir":19:14), %arg3: f32 loc("type_of_symbol.mlir":19:23)):
    %2 = "drr.one"(%arg3) : (f32) -> f16 loc(#loc4)
    %3 = "drr.pair"(%arg2, %2) : (i32, f16) -> f64 loc(#loc5)
    "func.return"(%3) : (f64) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, f32) -> i64, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("type_of_symbol.mlir":25:14), %arg1: f32 loc("type_of_symbol.mlir":25:23)):
    %0 = "drr.one"(%arg1) : (f32) -> i8 loc(#loc4)
    %1 = "drr.pair"(%arg0, %0) : (i32, i8) -> i64 loc(#loc5)
    "func.return"(%1) : (i64) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("type_of_symbol.mlir":0:0)
#loc1 = loc("type_of_symbol.mlir":1:1)
#loc4 = loc("o")
#loc5 = loc("r")
#loc6 = loc("type_of_symbol.mlir":4:3)
#loc7 = loc("type_of_symbol.mlir":7:1)
#loc10 = loc("type_of_symbol.mlir":10:3)
#loc11 = loc("type_of_symbol.mlir":13:1)
#loc14 = loc("type_of_symbol.mlir":16:3)
#loc15 = loc("type_of_symbol.mlir":19:1)
#loc18 = loc("type_of_symbol.mlir":22:3)
#loc19 = loc("type_of_symbol.mlir":25:1)
#loc22 = loc("type_of_symbol.mlir":28:3)
#loc23 = loc(fused[#loc5, #loc4])

