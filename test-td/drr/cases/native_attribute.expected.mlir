#loc2 = loc("native_attribute.mlir":1:14)
#loc7 = loc("native_attribute.mlir":7:14)
#loc11 = loc("native_attribute.mlir":14:14)
#loc14 = loc("native_attribute.mlir":19:14)
#loc17 = loc("native_attribute.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("native_attribute.mlir":1:14)):
    %8 = "drr.attr"(%arg4) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    %9 = "drr.attr"(%arg4) <{a = 5 : i32}> : (i32) -> i32 loc(#loc19)
    "func.return"(%9) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("native_attribute.mlir":7:14)):
    %5 = "drr.attr"(%arg3) <{a = -2 : i32}> : (i32) -> i32 loc(#loc3)
    %6 = "drr.attr"(%arg3) <{a = 1 : i32}> : (i32) -> i32 loc(#loc20)
    %7 = "drr.attr"(%arg3) <{a = 11 : i32}> : (i32) -> i32 loc(#loc21)
    "func.return"(%7) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("native_attribute.mlir":14:14)):
    %4 = "drr.attr"(%arg2) <{a = 3 : i32}> : (i32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("native_attribute.mlir":19:14)):
    %2 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.attr"(%2) <{a = 3 : i32}> : (i32) -> i32 loc(#loc4)
    "func.return"(%3) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("native_attribute.mlir":25:14)):
    %0 = "drr.attr"(%arg0) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    %1 = "drr.attr"(%arg0) <{a = 5 : i32}> : (i32) -> i32 loc(#loc19)
    "func.return"(%1, %0) : (i32, i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("native_attribute.mlir":0:0)
#loc1 = loc("native_attribute.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("native_attribute.mlir":4:3)
#loc6 = loc("native_attribute.mlir":7:1)
#loc8 = loc("c")
#loc9 = loc("native_attribute.mlir":11:3)
#loc10 = loc("native_attribute.mlir":14:1)
#loc12 = loc("native_attribute.mlir":16:3)
#loc13 = loc("native_attribute.mlir":19:1)
#loc15 = loc("native_attribute.mlir":22:3)
#loc16 = loc("native_attribute.mlir":25:1)
#loc18 = loc("native_attribute.mlir":28:3)
#loc19 = loc(fused[#loc4, #loc3])
#loc20 = loc(fused[#loc8, #loc3])
#loc21 = loc(fused[#loc4, #loc8, #loc3])

