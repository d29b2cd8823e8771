#loc2 = loc("native_constraint_plain.mlir":1:14)
#loc6 = loc("native_constraint_plain.mlir":6:14)
#loc9 = loc("native_constraint_plain.mlir":11:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("native_constraint_plain.mlir":1:14)):
    %2 = "drr.other"(%arg2) : (i32) -> i1 loc(#loc3)
    "func.return"(%2) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("native_constraint_plain.mlir":6:14)):
    %1 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc3)
    "func.return"(%1) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("native_constraint_plain.mlir":11:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i1 loc(#loc3)
    "func.return"(%0) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("native_constraint_plain.mlir":0:0)
#loc1 = loc("native_constraint_plain.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_constraint_plain.mlir":3:3)
#loc5 = loc("native_constraint_plain.mlir":6:1)
#loc7 = loc("native_constraint_plain.mlir":8:3)
#loc8 = loc("native_constraint_plain.mlir":11:1)
#loc10 = loc("native_constraint_plain.mlir":13:3)

