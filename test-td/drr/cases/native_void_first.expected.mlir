#loc2 = loc("native_void_first.mlir":1:14)
#loc6 = loc("native_void_first.mlir":6:14)
#loc10 = loc("native_void_first.mlir":12:14)
#loc11 = loc("native_void_first.mlir":12:23)
#loc15 = loc("native_void_first.mlir":17:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("native_void_first.mlir":1:14)):
    "drr.sink"(%arg4) : (i32) -> () loc(#loc3)
    %4 = "drr.other"(%arg4) : (i32) -> i1 loc(#loc3)
    "func.return"(%4) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("native_void_first.mlir":6:14)):
    "drr.sink"(%arg3) : (i32) -> () loc(#loc7)
    %2 = "drr.other"(%arg3) : (i32) -> i8 loc(#loc7)
    "drr.sink"(%2) : (i8) -> () loc(#loc3)
    %3 = "drr.other"(%2) : (i8) -> i1 loc(#loc3)
    "func.return"(%3) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "c"}> ({
  ^bb0(%arg1: i32 loc("native_void_first.mlir":12:14), %arg2: i8 loc("native_void_first.mlir":12:23)):
    "drr.sink"(%arg2) : (i8) -> () loc(#loc12)
    %1 = "drr.other"(%arg1) : (i32) -> i1 loc(#loc3)
    "func.return"(%1) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("native_void_first.mlir":17:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("native_void_first.mlir":0:0)
#loc1 = loc("native_void_first.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("native_void_first.mlir":3:3)
#loc5 = loc("native_void_first.mlir":6:1)
#loc7 = loc("q")
#loc8 = loc("native_void_first.mlir":9:3)
#loc9 = loc("native_void_first.mlir":12:1)
#loc12 = loc("kept")
#loc13 = loc("native_void_first.mlir":14:3)
#loc14 = loc("native_void_first.mlir":17:1)
#loc16 = loc("native_void_first.mlir":19:3)

