#loc2 = loc("return_type_symbol.mlir":1:14)
#loc7 = loc("return_type_symbol.mlir":7:14)
#loc8 = loc("return_type_symbol.mlir":7:23)
#loc12 = loc("return_type_symbol.mlir":13:14)
#loc13 = loc("return_type_symbol.mlir":13:23)
#loc16 = loc("return_type_symbol.mlir":18:14)
#loc17 = loc("return_type_symbol.mlir":18:23)
#loc20 = loc("return_type_symbol.mlir":23:14)
#loc21 = loc("return_type_symbol.mlir":23:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("return_type_symbol.mlir":1:14)):
    %11 = "drr.other"(%arg8) : (i32) -> f32 loc(#loc3)
    %12 = "drr.one"(%arg8) : (i32) -> i1 loc(#loc24)
    %13 = "drr.other"(%12) : (i1) -> i1 loc(#loc24)
    "func.return"(%13) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("return_type_symbol.mlir":7:14), %arg7: f32 loc("return_type_symbol.mlir":7:23)):
    %8 = "drr.one"(%arg7) : (f32) -> f64 loc(#loc9)
    %9:2 = "drr.two"(%arg6) : (i32) -> (f32, i32) loc(#loc25)
    %10 = "drr.triple"(%9#1, %9#0, %arg7) : (i32, f32, f32) -> i1 loc(#loc25)
    "func.return"(%10) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("return_type_symbol.mlir":13:14), %arg5: f32 loc("return_type_symbol.mlir":13:23)):
    %7 = "drr.pair"(%arg4, %arg5) : (i32, f32) -> i1 loc(#loc4)
    "func.return"(%7) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("return_type_symbol.mlir":18:14), %arg3: f32 loc("return_type_symbol.mlir":18:23)):
    %6 = "drr.one"(%arg3) : (f32) -> i1 loc(#loc4)
    "func.return"(%6) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("return_type_symbol.mlir":23:14), %arg1: f32 loc("return_type_symbol.mlir":23:23)):
    %0 = "drr.other"(%arg0) : (i32) -> f32 loc(#loc3)
    %1 = "drr.one"(%arg0) : (i32) -> i1 loc(#loc24)
    %2 = "drr.other"(%1) : (i1) -> i1 loc(#loc24)
    %3 = "drr.one"(%arg1) : (f32) -> f64 loc(#loc9)
    %4:2 = "drr.two"(%2) : (i1) -> (f32, i1) loc(#loc26)
    %5 = "drr.triple"(%4#1, %4#0, %arg1) : (i1, f32, f32) -> i1 loc(#loc26)
    "func.return"(%5) : (i1) -> () loc(#loc23)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("return_type_symbol.mlir":0:0)
#loc1 = loc("return_type_symbol.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("r")
#loc5 = loc("return_type_symbol.mlir":4:3)
#loc6 = loc("return_type_symbol.mlir":7:1)
#loc9 = loc("y")
#loc10 = loc("return_type_symbol.mlir":10:3)
#loc11 = loc("return_type_symbol.mlir":13:1)
#loc14 = loc("return_type_symbol.mlir":15:3)
#loc15 = loc("return_type_symbol.mlir":18:1)
#loc18 = loc("return_type_symbol.mlir":20:3)
#loc19 = loc("return_type_symbol.mlir":23:1)
#loc22 = loc("s")
#loc23 = loc("return_type_symbol.mlir":28:3)
#loc24 = loc(fused[#loc4, #loc3])
#loc25 = loc(fused[#loc4, #loc9])
#loc26 = loc(fused[#loc22, #loc9])

