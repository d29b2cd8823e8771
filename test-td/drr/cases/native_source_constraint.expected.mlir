#loc2 = loc("native_source_constraint.mlir":1:14)
#loc7 = loc("native_source_constraint.mlir":7:14)
#loc10 = loc("native_source_constraint.mlir":13:14)
#loc13 = loc("native_source_constraint.mlir":19:14)
#loc16 = loc("native_source_constraint.mlir":24:14)
#loc17 = loc("native_source_constraint.mlir":24:23)
#loc20 = loc("native_source_constraint.mlir":30:14)
#loc21 = loc("native_source_constraint.mlir":30:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg7: i32 loc("native_source_constraint.mlir":1:14)):
    %9 = "drr.other"(%arg7) : (i32) -> i8 loc(#loc3)
    %10 = "drr.other"(%arg7) : (i32) -> i1 loc(#loc4)
    "func.return"(%10) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("native_source_constraint.mlir":7:14)):
    %7 = "drr.pair"(%arg6, %arg6) : (i32, i32) -> i8 loc(#loc3)
    %8 = "drr.one"(%7) : (i8) -> i1 loc(#loc4)
    "func.return"(%8) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (f32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg5: f32 loc("native_source_constraint.mlir":13:14)):
    %5 = "drr.same"(%arg5) : (f32) -> f32 loc(#loc3)
    %6 = "drr.one"(%5) : (f32) -> i1 loc(#loc4)
    "func.return"(%6) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i8) -> i1, sym_name = "d"}> ({
  ^bb0(%arg4: i8 loc("native_source_constraint.mlir":19:14)):
    %4 = "drr.one"(%arg4) : (i8) -> i1 loc(#loc4)
    "func.return"(%4) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (f32, i8) -> i1, sym_name = "e"}> ({
  ^bb0(%arg2: f32 loc("native_source_constraint.mlir":24:14), %arg3: i8 loc("native_source_constraint.mlir":24:23)):
    %2 = "drr.same"(%arg2) : (f32) -> f32 loc(#loc3)
    %3 = "drr.other"(%arg3) : (i8) -> i1 loc(#loc4)
    "func.return"(%3) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "f"}> ({
  ^bb0(%arg0: i32 loc("native_source_constraint.mlir":30:14), %arg1: i8 loc("native_source_constraint.mlir":30:23)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.pair"(%0, %arg1) : (i32, i8) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("native_source_constraint.mlir":0:0)
#loc1 = loc("native_source_constraint.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("native_source_constraint.mlir":4:3)
#loc6 = loc("native_source_constraint.mlir":7:1)
#loc8 = loc("native_source_constraint.mlir":10:3)
#loc9 = loc("native_source_constraint.mlir":13:1)
#loc11 = loc("native_source_constraint.mlir":16:3)
#loc12 = loc("native_source_constraint.mlir":19:1)
#loc14 = loc("native_source_constraint.mlir":21:3)
#loc15 = loc("native_source_constraint.mlir":24:1)
#loc18 = loc("native_source_constraint.mlir":27:3)
#loc19 = loc("native_source_constraint.mlir":30:1)
#loc22 = loc("native_source_constraint.mlir":33:3)

