#loc2 = loc("many_entities.mlir":1:14)
#loc3 = loc("many_entities.mlir":1:23)
#loc7 = loc("many_entities.mlir":6:14)
#loc8 = loc("many_entities.mlir":6:23)
#loc11 = loc("many_entities.mlir":11:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("many_entities.mlir":1:14), %arg4: i32 loc("many_entities.mlir":1:23)):
    %2 = "drr.one"(%arg3) : (i32) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("many_entities.mlir":6:14), %arg2: i32 loc("many_entities.mlir":6:23)):
    %1 = "drr.many"(%arg1, %arg1, %arg1, %arg1, %arg2) : (i32, i32, i32, i32, i32) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("many_entities.mlir":11:14)):
    %0 = "drr.many"(%arg0, %arg0) : (i32, i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("many_entities.mlir":0:0)
#loc1 = loc("many_entities.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("many_entities.mlir":3:3)
#loc6 = loc("many_entities.mlir":6:1)
#loc9 = loc("many_entities.mlir":8:3)
#loc10 = loc("many_entities.mlir":11:1)
#loc12 = loc("many_entities.mlir":13:3)

