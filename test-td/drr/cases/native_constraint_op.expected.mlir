#loc2 = loc("native_constraint_op.mlir":1:14)
#loc6 = loc("native_constraint_op.mlir":6:14)
#loc10 = loc("native_constraint_op.mlir":12:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("native_constraint_op.mlir":1:14)):
    %4 = "drr.other"(%arg2) : (i32) -> i1 loc(#loc3)
    "func.return"(%4) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("native_constraint_op.mlir":6:14)):
    %2 = "drr.other"(%arg1) : (i32) -> i8 loc(#loc7)
    %3 = "drr.one"(%2) : (i8) -> i1 loc(#loc3)
    "func.return"(%3) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("native_constraint_op.mlir":12:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc7)
    %1 = "drr.one"(%0) : (i32) -> i1 loc(#loc3)
    "func.return"(%1) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
}) : () -> () loc(#loc)
#loc = loc("native_constraint_op.mlir":0:0)
#loc1 = loc("native_constraint_op.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_constraint_op.mlir":3:3)
#loc5 = loc("native_constraint_op.mlir":6:1)
#loc7 = loc("q")
#loc8 = loc("native_constraint_op.mlir":9:3)
#loc9 = loc("native_constraint_op.mlir":12:1)
#loc11 = loc("native_constraint_op.mlir":15:3)

