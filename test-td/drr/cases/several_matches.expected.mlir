#loc2 = loc("several_matches.mlir":1:14)
#loc3 = loc("several_matches.mlir":1:23)
#loc9 = loc("several_matches.mlir":8:14)
#loc10 = loc("several_matches.mlir":8:23)
#loc13 = loc("several_matches.mlir":15:14)
#loc14 = loc("several_matches.mlir":15:23)
#loc17 = loc("several_matches.mlir":21:14)
#loc18 = loc("several_matches.mlir":21:23)
#loc21 = loc("several_matches.mlir":27:14)
#loc22 = loc("several_matches.mlir":27:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("several_matches.mlir":1:14), %arg9: i32 loc("several_matches.mlir":1:23)):
    %8 = "drr.one"(%arg8) : (i32) -> i32 loc(#loc4)
    %9 = "drr.one"(%arg9) : (i32) -> i32 loc(#loc5)
    %10 = "drr.sum"(%arg8, %arg9) : (i32, i32) -> i32 loc(#loc24)
    "func.return"(%10) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> f32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("several_matches.mlir":8:14), %arg7: i32 loc("several_matches.mlir":8:23)):
    %5 = "drr.one"(%arg6) : (i32) -> i32 loc(#loc4)
    %6 = "drr.one"(%arg7) : (i32) -> i32 loc(#loc5)
    %7 = "drr.triple"(%arg6, %6, %6) : (i32, i32, i32) -> f32 loc(#loc25)
    "func.return"(%7) : (f32) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("several_matches.mlir":15:14), %arg5: i32 loc("several_matches.mlir":15:23)):
    %3 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc4)
    %4 = "drr.triple"(%arg4, %arg5, %arg5) : (i32, i32, i32) -> i32 loc(#loc25)
    "func.return"(%4) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("several_matches.mlir":21:14), %arg3: i32 loc("several_matches.mlir":21:23)):
    %1 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc5)
    %2 = "drr.triple"(%arg3, %arg2, %arg2) : (i32, i32, i32) -> i32 loc(#loc26)
    "func.return"(%2) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("several_matches.mlir":27:14), %arg1: i32 loc("several_matches.mlir":27:23)):
    %0 = "drr.pair"(%arg0, %arg1) : (i32, i32) -> i32 loc(#loc6)
    "func.return"(%0) : (i32) -> () loc(#loc23)
  }) : () -> () loc(#loc20)
}) : () -> () loc(#loc)
#loc = loc("several_matches.mlir":0:0)
#loc1 = loc("several_matches.mlir":1:1)
#loc4 = loc("x")
#loc5 = loc("y")
#loc6 = loc("r")
#loc7 = loc("several_matches.mlir":5:3)
#loc8 = loc("several_matches.mlir":8:1)
#loc11 = loc("several_matches.mlir":12:3)
#loc12 = loc("several_matches.mlir":15:1)
#loc15 = loc("several_matches.mlir":18:3)
#loc16 = loc("several_matches.mlir":21:1)
#loc19 = loc("several_matches.mlir":24:3)
#loc20 = loc("several_matches.mlir":27:1)
#loc23 = loc("several_matches.mlir":29:3)
#loc24 = loc(fused[#loc6, #loc4, #loc5])
#loc25 = loc(fused[#loc6, #loc4])
#loc26 = loc(fused[#loc6, #loc5])

