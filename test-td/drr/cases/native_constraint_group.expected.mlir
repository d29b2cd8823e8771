#loc2 = loc("native_constraint_group.mlir":1:14)
#loc6 = loc("native_constraint_group.mlir":6:14)
#loc9 = loc("native_constraint_group.mlir":11:14)
#loc10 = loc("native_constraint_group.mlir":11:24)
#loc13 = loc("native_constraint_group.mlir":16:14)
#loc14 = loc("native_constraint_group.mlir":16:24)
#loc15 = loc("native_constraint_group.mlir":16:34)
#loc18 = loc("native_constraint_group.mlir":21:14)
#loc19 = loc("native_constraint_group.mlir":21:23)
#loc22 = loc("native_constraint_group.mlir":26:14)
#loc23 = loc("native_constraint_group.mlir":26:23)
#loc26 = loc("native_constraint_group.mlir":31:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg11: i32 loc("native_constraint_group.mlir":1:14)):
    %6 = "drr.many"() : () -> i1 loc(#loc3)
    "func.return"(%6) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg10: i32 loc("native_constraint_group.mlir":6:14)):
    %5 = "drr.many"(%arg10) : (i32) -> i1 loc(#loc3)
    "func.return"(%5) : (i1) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg8: i32 loc("native_constraint_group.mlir":11:14), %arg9: i32 loc("native_constraint_group.mlir":11:24)):
    %4 = "drr.many_attr"(%arg8, %arg9) <{a = 2 : i32}> : (i32, i32) -> i1 loc(#loc3)
    "func.return"(%4) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32, i32, i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg5: i32 loc("native_constraint_group.mlir":16:14), %arg6: i32 loc("native_constraint_group.mlir":16:24), %arg7: i32 loc("native_constraint_group.mlir":16:34)):
    %3 = "drr.many"(%arg5, %arg6, %arg7) : (i32, i32, i32) -> i1 loc(#loc3)
    "func.return"(%3) : (i1) -> () loc(#loc16)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg3: i32 loc("native_constraint_group.mlir":21:14), %arg4: i32 loc("native_constraint_group.mlir":21:23)):
    %2 = "drr.one"(%arg3) : (i32) -> i1 loc(#loc3)
    "func.return"(%2) : (i1) -> () loc(#loc20)
  }) : () -> () loc(#loc17)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "f"}> ({
  ^bb0(%arg1: i32 loc("native_constraint_group.mlir":26:14), %arg2: i32 loc("native_constraint_group.mlir":26:23)):
    %1 = "drr.one_and_many"(%arg1, %arg2, %arg1) : (i32, i32, i32) -> i1 loc(#loc3)
    "func.return"(%1) : (i1) -> () loc(#loc24)
  }) : () -> () loc(#loc21)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "g"}> ({
  ^bb0(%arg0: i32 loc("native_constraint_group.mlir":31:14)):
    %0 = "drr.one_and_many"(%arg0) : (i32) -> i1 loc(#loc3)
    "func.return"(%0) : (i1) -> () loc(#loc27)
  }) : () -> () loc(#loc25)
}) : () -> () loc(#loc)
#loc = loc("native_constraint_group.mlir":0:0)
#loc1 = loc("native_constraint_group.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_constraint_group.mlir":3:3)
#loc5 = loc("native_constraint_group.mlir":6:1)
#loc7 = loc("native_constraint_group.mlir":8:3)
#loc8 = loc("native_constraint_group.mlir":11:1)
#loc11 = loc("native_constraint_group.mlir":13:3)
#loc12 = loc("native_constraint_group.mlir":16:1)
#loc16 = loc("native_constraint_group.mlir":18:3)
#loc17 = loc("native_constraint_group.mlir":21:1)
#loc20 = loc("native_constraint_group.mlir":23:3)
#loc21 = loc("native_constraint_group.mlir":26:1)
#loc24 = loc("native_constraint_group.mlir":28:3)
#loc25 = loc("native_constraint_group.mlir":31:1)
#loc27 = loc("native_constraint_group.mlir":33:3)

