#loc2 = loc("erase.mlir":1:14)
#loc6 = loc("erase.mlir":7:14)
#loc10 = loc("erase.mlir":12:14)
#loc11 = loc("erase.mlir":12:23)
#loc15 = loc("erase.mlir":17:14)
#loc16 = loc("erase.mlir":17:23)
#loc19 = loc("erase.mlir":22:14)
#loc20 = loc("erase.mlir":22:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg7: i32 loc("erase.mlir":1:14)):
    %2 = "drr.one"(%arg7) : (i32) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("erase.mlir":7:14)):
    "drr.sink"(%arg6) : (i32) -> () loc(#loc7)
    "func.return"(%arg6) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32, f32) -> (), sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("erase.mlir":12:14), %arg5: f32 loc("erase.mlir":12:23)):
    "drr.sink"(%arg4) : (i32) -> () loc(#loc12)
    "func.return"() : () -> () loc(#loc13)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32, f32) -> (), sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("erase.mlir":17:14), %arg3: f32 loc("erase.mlir":17:23)):
    "drr.sink"(%arg3) : (f32) -> () loc(#loc12)
    %1 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc12)
    "drr.sink"(%1) : (i32) -> () loc(#loc12)
    "func.return"() : () -> () loc(#loc17)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32, i64) -> i64, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("erase.mlir":22:14), %arg1: i64 loc("erase.mlir":22:23)):
    "drr.sink_two"(%arg1, %arg0) : (i64, i32) -> () loc(#loc12)
    %0 = "drr.one"(%arg1) : (i64) -> i64 loc(#loc21)
    "func.return"(%0) : (i64) -> () loc(#loc22)
  }) : () -> () loc(#loc18)
}) : () -> () loc(#loc)
#loc = loc("erase.mlir":0:0)
#loc1 = loc("erase.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("erase.mlir":4:3)
#loc5 = loc("erase.mlir":7:1)
#loc7 = loc("sink")
#loc8 = loc("erase.mlir":9:3)
#loc9 = loc("erase.mlir":12:1)
#loc12 = loc("sink_two")
#loc13 = loc("erase.mlir":14:3)
#loc14 = loc("erase.mlir":17:1)
#loc17 = loc("erase.mlir":19:3)
#loc18 = loc("erase.mlir":22:1)
#loc21 = loc("c")
#loc22 = loc("erase.mlir":26:3)

