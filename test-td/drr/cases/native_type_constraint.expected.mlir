#loc2 = loc("native_type_constraint.mlir":1:14)
#loc3 = loc("native_type_constraint.mlir":1:23)
#loc7 = loc("native_type_constraint.mlir":6:14)
#loc8 = loc("native_type_constraint.mlir":6:23)
#loc11 = loc("native_type_constraint.mlir":11:14)
#loc12 = loc("native_type_constraint.mlir":11:23)
#loc15 = loc("native_type_constraint.mlir":16:14)
#loc19 = loc("native_type_constraint.mlir":22:14)
#loc22 = loc("native_type_constraint.mlir":28:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "a"}> ({
  ^bb0(%arg7: i32 loc("native_type_constraint.mlir":1:14), %arg8: i8 loc("native_type_constraint.mlir":1:23)):
    %8 = "drr.one"(%arg7) : (i32) -> i1 loc(#loc4)
    "func.return"(%8) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg5: i32 loc("native_type_constraint.mlir":6:14), %arg6: i32 loc("native_type_constraint.mlir":6:23)):
    %7 = "drr.one"(%arg5) : (i32) -> i1 loc(#loc4)
    "func.return"(%7) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (f32, i64) -> f32, sym_name = "c"}> ({
  ^bb0(%arg3: f32 loc("native_type_constraint.mlir":11:14), %arg4: i64 loc("native_type_constraint.mlir":11:23)):
    %6 = "drr.pair"(%arg3, %arg4) : (f32, i64) -> f32 loc(#loc4)
    "func.return"(%6) : (f32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("native_type_constraint.mlir":16:14)):
    %4 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc16)
    %5 = "drr.one"(%arg2) : (i32) -> i1 loc(#loc25)
    "func.return"(%5) : (i1) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i8) -> i1, sym_name = "e"}> ({
  ^bb0(%arg1: i8 loc("native_type_constraint.mlir":22:14)):
    %2 = "drr.same"(%arg1) : (i8) -> i8 loc(#loc16)
    %3 = "drr.other"(%2) : (i8) -> i1 loc(#loc4)
    "func.return"(%3) : (i1) -> () loc(#loc20)
  }) : () -> () loc(#loc18)
  "func.func"() <{function_type = (i8) -> (i32, i8), sym_name = "f"}> ({
  ^bb0(%arg0: i8 loc("native_type_constraint.mlir":28:14)):
    %0 = "drr.one"(%arg0) : (i8) -> i32 loc(#loc23)
    %1 = "drr.triple"(%arg0, %arg0, %arg0) : (i8, i8, i8) -> i8 loc(#loc4)
    "func.return"(%0, %1) : (i32, i8) -> () loc(#loc24)
  }) : () -> () loc(#loc21)
}) : () -> () loc(#loc)
#loc = loc("native_type_constraint.mlir":0:0)
#loc1 = loc("native_type_constraint.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("native_type_constraint.mlir":3:3)
#loc6 = loc("native_type_constraint.mlir":6:1)
#loc9 = loc("native_type_constraint.mlir":8:3)
#loc10 = loc("native_type_constraint.mlir":11:1)
#loc13 = loc("native_type_constraint.mlir":13:3)
#loc14 = loc("native_type_constraint.mlir":16:1)
#loc16 = loc("b")
#loc17 = loc("native_type_constraint.mlir":19:3)
#loc18 = loc("native_type_constraint.mlir":22:1)
#loc20 = loc("native_type_constraint.mlir":25:3)
#loc21 = loc("native_type_constraint.mlir":28:1)
#loc23 = loc("p")
#loc24 = loc("native_type_constraint.mlir":31:3)
#loc25 = loc(fused[#loc4, #loc16])

