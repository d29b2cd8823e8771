#loc2 = loc("from_classes.mlir":1:14)
#loc3 = loc("from_classes.mlir":1:23)
#loc7 = loc("from_classes.mlir":6:14)
#loc11 = loc("from_classes.mlir":12:14)
#loc14 = loc("from_classes.mlir":17:14)
#loc17 = loc("from_classes.mlir":22:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("from_classes.mlir":1:14), %arg5: f32 loc("from_classes.mlir":1:23)):
    %4 = "drr.bare"(%arg5, %arg4) : (f32, i32) -> i1 loc(#loc4)
    "func.return"(%4) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("from_classes.mlir":6:14)):
    %3 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc8)
    "func.return"(%arg3) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("from_classes.mlir":12:14)):
    %2 = "drr.attr"(%arg2) <{a = 20 : i32}> : (i32) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("from_classes.mlir":17:14)):
    %1 = "drr.attr"(%arg1) <{a = 30 : i32}> : (i32) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("from_classes.mlir":22:14)):
    %0 = "drr.attr"(%arg0) <{a = 4 : i32}> : (i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("from_classes.mlir":0:0)
#loc1 = loc("from_classes.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("from_classes.mlir":3:3)
#loc6 = loc("from_classes.mlir":6:1)
#loc8 = loc("b")
#loc9 = loc("from_classes.mlir":9:3)
#loc10 = loc("from_classes.mlir":12:1)
#loc12 = loc("from_classes.mlir":14:3)
#loc13 = loc("from_classes.mlir":17:1)
#loc15 = loc("from_classes.mlir":19:3)
#loc16 = loc("from_classes.mlir":22:1)
#loc18 = loc("from_classes.mlir":24:3)

