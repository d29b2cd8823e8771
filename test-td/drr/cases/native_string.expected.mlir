#loc2 = loc("native_string.mlir":1:14)
#loc6 = loc("native_string.mlir":6:14)
#loc10 = loc("native_string.mlir":12:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("native_string.mlir":1:14)):
    %5 = "drr.str_attr"(%arg2) <{a = "x"}> : (i32) -> i1 loc(#loc3)
    "func.return"(%5) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("native_string.mlir":6:14)):
    %3 = "drr.str_attr"(%arg1) <{a = "x"}> : (i32) -> i8 loc(#loc7)
    %4 = "drr.str_attr"(%arg1) <{a = "xy"}> : (i32) -> i1 loc(#loc13)
    "func.return"(%4) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("native_string.mlir":12:14)):
    %0 = "drr.str_attr"(%arg0) <{a = "x"}> : (i32) -> i8 loc(#loc11)
    %1 = "drr.str_attr"(%arg0) <{a = "x"}> : (i32) -> i8 loc(#loc14)
    %2 = "drr.str_attr"(%arg0) <{a = "xz"}> : (i32) -> i1 loc(#loc15)
    "func.return"(%2) : (i1) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
}) : () -> () loc(#loc)
#loc = loc("native_string.mlir":0:0)
#loc1 = loc("native_string.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_string.mlir":3:3)
#loc5 = loc("native_string.mlir":6:1)
#loc7 = loc("q")
#loc8 = loc("native_string.mlir":9:3)
#loc9 = loc("native_string.mlir":12:1)
#loc11 = loc("p")
#loc12 = loc("native_string.mlir":16:3)
#loc13 = loc(fused[#loc3, #loc7])
#loc14 = loc(fused[#loc7, #loc11])
#loc15 = loc(fused[#loc3, #loc7, #loc11])

