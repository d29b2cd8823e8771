#loc2 = loc("fold_twice.mlir":1:14)
#loc6 = loc("fold_twice.mlir":7:14)
#loc9 = loc("fold_twice.mlir":14:14)
#loc12 = loc("fold_twice.mlir":23:14)
#loc16 = loc("fold_twice.mlir":28:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("fold_twice.mlir":1:14)):
    %5 = "drr.same"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%arg4) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("fold_twice.mlir":7:14)):
    %4 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("fold_twice.mlir":14:14)):
    %3 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc3)
    "func.return"(%3, %arg2) : (i32, i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("fold_twice.mlir":23:14)):
    %2 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc13)
    "func.return"(%2) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("fold_twice.mlir":28:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.same"(%0) : (i32) -> i32 loc(#loc13)
    "func.return"(%1) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("fold_twice.mlir":0:0)
#loc1 = loc("fold_twice.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("fold_twice.mlir":4:3)
#loc5 = loc("fold_twice.mlir":7:1)
#loc7 = loc("fold_twice.mlir":11:3)
#loc8 = loc("fold_twice.mlir":14:1)
#loc10 = loc("fold_twice.mlir":20:3)
#loc11 = loc("fold_twice.mlir":23:1)
#loc13 = loc("r")
#loc14 = loc("fold_twice.mlir":25:3)
#loc15 = loc("fold_twice.mlir":28:1)
#loc17 = loc("fold_twice.mlir":31:3)

