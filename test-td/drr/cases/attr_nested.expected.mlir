#loc2 = loc("attr_nested.mlir":1:14)
#loc7 = loc("attr_nested.mlir":7:14)
#loc10 = loc("attr_nested.mlir":13:14)
#loc13 = loc("attr_nested.mlir":19:14)
#loc17 = loc("attr_nested.mlir":26:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("attr_nested.mlir":1:14)):
    %8 = "drr.attr"(%arg4) <{a = 1 : i32}> : (i32) -> i32 loc(#loc3)
    %9 = "drr.attrs"(%arg4) <{a = 1 : i32, b = 2 : i32}> : (i32) -> i32 loc(#loc19)
    "func.return"(%9) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("attr_nested.mlir":7:14)):
    %6 = "drr.attr"(%arg3) <{a = 0 : i32}> : (i32) -> i32 loc(#loc3)
    %7 = "drr.other"(%arg3) : (i32) -> i32 loc(#loc19)
    "func.return"(%7) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("attr_nested.mlir":13:14)):
    %4 = "drr.attr"(%arg2) <{a = 1 : i32}> : (i32) -> i32 loc(#loc3)
    %5 = "drr.one"(%4) : (i32) -> i32 loc(#loc4)
    "func.return"(%5) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("attr_nested.mlir":19:14)):
    %1 = "drr.attr"(%arg1) <{a = 1 : i32}> : (i32) -> i32 loc(#loc3)
    %2 = "drr.attrs"(%arg1) <{a = 1 : i32, b = 2 : i32}> : (i32) -> i32 loc(#loc20)
    %3 = "drr.attrs"(%1) <{a = 2 : i32, b = 3 : i32}> : (i32) -> i32 loc(#loc21)
    "func.return"(%3) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("attr_nested.mlir":26:14)):
    %0 = "drr.attr"(%arg0) <{a = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("attr_nested.mlir":0:0)
#loc1 = loc("attr_nested.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("attr_nested.mlir":4:3)
#loc6 = loc("attr_nested.mlir":7:1)
#loc8 = loc("attr_nested.mlir":10:3)
#loc9 = loc("attr_nested.mlir":13:1)
#loc11 = loc("attr_nested.mlir":16:3)
#loc12 = loc("attr_nested.mlir":19:1)
#loc14 = loc("c")
#loc15 = loc("attr_nested.mlir":23:3)
#loc16 = loc("attr_nested.mlir":26:1)
#loc18 = loc("attr_nested.mlir":28:3)
#loc19 = loc(fused[#loc4, #loc3])
#loc20 = loc(fused[#loc14, #loc3])
#loc21 = loc(fused[#loc4, #loc14])

