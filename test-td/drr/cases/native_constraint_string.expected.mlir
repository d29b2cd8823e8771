#loc2 = loc("native_constraint_string.mlir":1:14)
#loc6 = loc("native_constraint_string.mlir":6:14)
#loc10 = loc("native_constraint_string.mlir":12:14)
#loc14 = loc("native_constraint_string.mlir":19:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("native_constraint_string.mlir":1:14)):
    %7 = "drr.str_attr"(%arg3) <{a = "x"}> : (i32) -> i1 loc(#loc3)
    "func.return"(%7) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("native_constraint_string.mlir":6:14)):
    %5 = "drr.str_attr"(%arg2) <{a = "x"}> : (i32) -> i8 loc(#loc7)
    %6 = "drr.str_attr"(%arg2) <{a = "y"}> : (i32) -> i1 loc(#loc16)
    "func.return"(%6) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg1: i32 loc("native_constraint_string.mlir":12:14)):
    %2 = "drr.str_attr"(%arg1) <{a = "x"}> : (i32) -> i8 loc(#loc11)
    %3 = "drr.str_attr"(%arg1) <{a = ""}> : (i32) -> i8 loc(#loc17)
    %4 = "drr.str_attr"(%arg1) <{a = "z"}> : (i32) -> i1 loc(#loc18)
    "func.return"(%4) : (i1) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("native_constraint_string.mlir":19:14)):
    %0 = "drr.str_attr"(%arg0) <{a = "x"}> : (i32) -> i8 loc(#loc7)
    %1 = "drr.str_attr"(%0) <{a = "x"}> : (i8) -> i1 loc(#loc3)
    "func.return"(%1) : (i1) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
}) : () -> () loc(#loc)
#loc = loc("native_constraint_string.mlir":0:0)
#loc1 = loc("native_constraint_string.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_constraint_string.mlir":3:3)
#loc5 = loc("native_constraint_string.mlir":6:1)
#loc7 = loc("q")
#loc8 = loc("native_constraint_string.mlir":9:3)
#loc9 = loc("native_constraint_string.mlir":12:1)
#loc11 = loc("p")
#loc12 = loc("native_constraint_string.mlir":16:3)
#loc13 = loc("native_constraint_string.mlir":19:1)
#loc15 = loc("native_constraint_string.mlir":22:3)
#loc16 = loc(fused[#loc3, #loc7])
#loc17 = loc(fused[#loc7, #loc11])
#loc18 = loc(fused[#loc3, #loc7, #loc11])

