#loc2 = loc("native_attr_constraint.mlir":1:14)
#loc6 = loc("native_attr_constraint.mlir":6:14)
#loc9 = loc("native_attr_constraint.mlir":11:14)
#loc12 = loc("native_attr_constraint.mlir":16:14)
#loc16 = loc("native_attr_constraint.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("native_attr_constraint.mlir":1:14)):
    %6 = "drr.same_attr"(%arg4) <{a = 3 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("native_attr_constraint.mlir":6:14)):
    %5 = "drr.attr"(%arg3) <{a = 4 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("native_attr_constraint.mlir":11:14)):
    %4 = "drr.same_attr"(%arg2) <{a = -1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i8) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i8 loc("native_attr_constraint.mlir":16:14)):
    %2 = "drr.attr"(%arg1) <{a = 3 : i32}> : (i8) -> i8 loc(#loc13)
    %3 = "drr.other"(%arg1) : (i8) -> i1 loc(#loc18)
    "func.return"(%3) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i8) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i8 loc("native_attr_constraint.mlir":22:14)):
    %0 = "drr.attr"(%arg0) <{a = 4 : i32}> : (i8) -> i8 loc(#loc13)
    %1 = "drr.one"(%0) : (i8) -> i1 loc(#loc3)
    "func.return"(%1) : (i1) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("native_attr_constraint.mlir":0:0)
#loc1 = loc("native_attr_constraint.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_attr_constraint.mlir":3:3)
#loc5 = loc("native_attr_constraint.mlir":6:1)
#loc7 = loc("native_attr_constraint.mlir":8:3)
#loc8 = loc("native_attr_constraint.mlir":11:1)
#loc10 = loc("native_attr_constraint.mlir":13:3)
#loc11 = loc("native_attr_constraint.mlir":16:1)
#loc13 = loc("b")
#loc14 = loc("native_attr_constraint.mlir":19:3)
#loc15 = loc("native_attr_constraint.mlir":22:1)
#loc17 = loc("native_attr_constraint.mlir":25:3)
#loc18 = loc(fused[#loc3, #loc13])

