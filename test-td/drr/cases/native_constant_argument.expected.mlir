#loc2 = loc("native_constant_argument.mlir":1:17)
#loc6 = loc("native_constant_argument.mlir":6:17)
#loc11 = loc("native_constant_argument.mlir":12:17)
#loc14 = loc("native_constant_argument.mlir":17:17)
#loc19 = loc("native_constant_argument.mlir":23:17)
#loc22 = loc("native_constant_argument.mlir":28:17)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f177"}> ({
  ^bb0(%arg5: i32 loc("native_constant_argument.mlir":1:17)):
    %8 = "drr.attr"(%arg5) <{a = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%8) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f178"}> ({
  ^bb0(%arg4: i32 loc("native_constant_argument.mlir":6:17)):
    %6 = "drr.attr"(%arg4) <{a = 1 : i32}> : (i32) -> i32 loc(#loc7)
    %7 = "drr.same_attr"(%arg4) <{a = 45 : i32}> : (i32) -> i32 loc(#loc26)
    "func.return"(%7) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f187"}> ({
  ^bb0(%arg3: i32 loc("native_constant_argument.mlir":12:17)):
    %5 = "drr.attr"(%arg3) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f188"}> ({
  ^bb0(%arg2: i32 loc("native_constant_argument.mlir":17:17)):
    %3 = "drr.attr"(%arg2) <{a = 2 : i32}> : (i32) -> i32 loc(#loc15)
    %4 = "drr.same_attr"(%arg2) <{a = 46 : i32}> : (i32) -> i32 loc(#loc27)
    "func.return"(%4) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f197"}> ({
  ^bb0(%arg1: i32 loc("native_constant_argument.mlir":23:17)):
    %2 = "drr.attr"(%arg1) <{a = 7 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc20)
  }) : () -> () loc(#loc18)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f198"}> ({
  ^bb0(%arg0: i32 loc("native_constant_argument.mlir":28:17)):
    %0 = "drr.attr"(%arg0) <{a = 7 : i32}> : (i32) -> i32 loc(#loc23)
    %1 = "drr.same_attr"(%arg0) <{a = 51 : i32}> : (i32) -> i32 loc(#loc28)
    "func.return"(%1) : (i32) -> () loc(#loc25)
  }) : () -> () loc(#loc21)
}) : () -> () loc(#loc)
#loc = loc("native_constant_argument.mlir":0:0)
#loc1 = loc("native_constant_argument.mlir":1:1)
#loc3 = loc("l0")
#loc4 = loc("native_constant_argument.mlir":3:3)
#loc5 = loc("native_constant_argument.mlir":6:1)
#loc7 = loc("native_constant_argument.mlir":7:8)
#loc8 = loc("native_constant_argument.mlir":8:8)
#loc9 = loc("native_constant_argument.mlir":9:3)
#loc10 = loc("native_constant_argument.mlir":12:1)
#loc12 = loc("native_constant_argument.mlir":14:3)
#loc13 = loc("native_constant_argument.mlir":17:1)
#loc15 = loc("native_constant_argument.mlir":18:8)
#loc16 = loc("native_constant_argument.mlir":19:8)
#loc17 = loc("native_constant_argument.mlir":20:3)
#loc18 = loc("native_constant_argument.mlir":23:1)
#loc20 = loc("native_constant_argument.mlir":25:3)
#loc21 = loc("native_constant_argument.mlir":28:1)
#loc23 = loc("native_constant_argument.mlir":29:8)
#loc24 = loc("native_constant_argument.mlir":30:8)
#loc25 = loc("native_constant_argument.mlir":31:3)
#loc26 = loc(fused[#loc8, #loc7])
#loc27 = loc(fused[#loc16, #loc15])
#loc28 = loc(fused[#loc24, #loc23])

