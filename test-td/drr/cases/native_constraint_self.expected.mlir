#loc2 = loc("native_constraint_self.mlir":1:14)
#loc7 = loc("native_constraint_self.mlir":7:14)
#loc10 = loc("native_constraint_self.mlir":13:14)
#loc11 = loc("native_constraint_self.mlir":13:23)
#loc12 = loc("native_constraint_self.mlir":13:32)
#loc15 = loc("native_constraint_self.mlir":18:14)
#loc16 = loc("native_constraint_self.mlir":18:23)
#loc19 = loc("native_constraint_self.mlir":23:14)
#loc20 = loc("native_constraint_self.mlir":23:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("native_constraint_self.mlir":1:14)):
    %5 = "drr.other"(%arg8) : (i32) -> i8 loc(#loc3)
    %6 = "drr.one"(%arg8) : (i32) -> i1 loc(#loc22)
    "func.return"(%6) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i1, i8), sym_name = "b"}> ({
  ^bb0(%arg7: i32 loc("native_constraint_self.mlir":7:14)):
    %3 = "drr.other"(%arg7) : (i32) -> i8 loc(#loc3)
    %4 = "drr.one"(%3) : (i8) -> i1 loc(#loc4)
    "func.return"(%4, %3) : (i1, i8) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32, i32, i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("native_constraint_self.mlir":13:14), %arg5: i32 loc("native_constraint_self.mlir":13:23), %arg6: i32 loc("native_constraint_self.mlir":13:32)):
    %2 = "drr.pair"(%arg4, %arg5) : (i32, i32) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("native_constraint_self.mlir":18:14), %arg3: i32 loc("native_constraint_self.mlir":18:23)):
    %1 = "drr.triple"(%arg2, %arg3, %arg3) : (i32, i32, i32) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("native_constraint_self.mlir":23:14), %arg1: i32 loc("native_constraint_self.mlir":23:23)):
    %0 = "drr.pair"(%arg0, %arg0) : (i32, i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc21)
  }) : () -> () loc(#loc18)
}) : () -> () loc(#loc)
#loc = loc("native_constraint_self.mlir":0:0)
#loc1 = loc("native_constraint_self.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("r")
#loc5 = loc("native_constraint_self.mlir":4:3)
#loc6 = loc("native_constraint_self.mlir":7:1)
#loc8 = loc("native_constraint_self.mlir":10:3)
#loc9 = loc("native_constraint_self.mlir":13:1)
#loc13 = loc("native_constraint_self.mlir":15:3)
#loc14 = loc("native_constraint_self.mlir":18:1)
#loc17 = loc("native_constraint_self.mlir":20:3)
#loc18 = loc("native_constraint_self.mlir":23:1)
#loc21 = loc("native_constraint_self.mlir":25:3)
#loc22 = loc(fused[#loc4, #loc3])

