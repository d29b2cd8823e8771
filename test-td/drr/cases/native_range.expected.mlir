#loc2 = loc("native_range.mlir":1:14)
#loc7 = loc("native_range.mlir":7:14)
#loc10 = loc("native_range.mlir":13:14)
#loc13 = loc("native_range.mlir":19:14)
#loc16 = loc("native_range.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("native_range.mlir":1:14)):
    %7 = "drr.attr"(%arg4) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    %8 = "drr.attrs"(%arg4) <{a = [3 : i32, 4 : i32, 2 : i32], b = [4 : i32, 2 : i32]}> : (i32) -> i32 loc(#loc18)
    "func.return"(%8) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("native_range.mlir":7:14)):
    %5 = "drr.attr"(%arg3) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    %6 = "drr.attrs"(%5) <{a = 3 : i64, b = 4 : i32}> : (i32) -> i32 loc(#loc4)
    "func.return"(%6) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("native_range.mlir":13:14)):
    %3 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc3)
    %4 = "drr.attrs"(%3) <{a = 3 : i32, b = 4 : i32}> : (i32) -> i32 loc(#loc4)
    "func.return"(%4) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("native_range.mlir":19:14)):
    %1 = "drr.attr"(%arg1) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    %2 = "drr.attrs"(%arg1) <{a = [0 : i32, 0 : i32, 2 : i32], b = [0 : i32, 2 : i32]}> : (i32) -> i32 loc(#loc18)
    "func.return"(%2, %1) : (i32, i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("native_range.mlir":25:14)):
    %0 = "drr.attr"(%arg0) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("native_range.mlir":0:0)
#loc1 = loc("native_range.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("native_range.mlir":4:3)
#loc6 = loc("native_range.mlir":7:1)
#loc8 = loc("native_range.mlir":10:3)
#loc9 = loc("native_range.mlir":13:1)
#loc11 = loc("native_range.mlir":16:3)
#loc12 = loc("native_range.mlir":19:1)
#loc14 = loc("native_range.mlir":22:3)
#loc15 = loc("native_range.mlir":25:1)
#loc17 = loc("native_range.mlir":27:3)
#loc18 = loc(fused[#loc4, #loc3])

