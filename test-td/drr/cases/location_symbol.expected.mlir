#loc2 = loc("location_symbol.mlir":1:14)
#loc6 = loc("location_symbol.mlir":7:14)
#loc10 = loc("location_symbol.mlir":13:14)
#loc13 = loc("location_symbol.mlir":19:14)
#loc17 = loc("location_symbol.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("location_symbol.mlir":1:14)):
    %6 = "drr.other"(%arg4) : (i32) -> f32 loc(#loc3)
    %7 = "drr.pair"(%arg4, %arg4) : (i32, i32) -> i1 loc(#loc3)
    "func.return"(%7) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (), sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("location_symbol.mlir":7:14)):
    %5 = "drr.one"(%arg3) : (i32) -> i1 loc(#loc7)
    "drr.sink"(%arg3) : (i32) -> () loc(#loc7)
    "func.return"() : () -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("location_symbol.mlir":13:14)):
    %4 = "drr.one"(%arg2) : (i32) -> i1 loc(#loc7)
    "drr.sink"(%4) : (i1) -> () loc(#loc10)
    "func.return"(%4) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("location_symbol.mlir":19:14)):
    %2 = "drr.one"(%arg1) : (i32) -> i1 loc(#loc7)
    %3 = "drr.other"(%arg1) : (i32) -> i32 loc(#loc14)
    "func.return"(%3) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("location_symbol.mlir":25:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i1 loc(#loc7)
    %1 = "drr.triple"(%0, %arg0, %0) : (i1, i32, i1) -> i32 loc(#loc14)
    "func.return"(%1) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("location_symbol.mlir":0:0)
#loc1 = loc("location_symbol.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("location_symbol.mlir":4:3)
#loc5 = loc("location_symbol.mlir":7:1)
#loc7 = loc("b")
#loc8 = loc("location_symbol.mlir":10:3)
#loc9 = loc("location_symbol.mlir":13:1)
#loc11 = loc("location_symbol.mlir":16:3)
#loc12 = loc("location_symbol.mlir":19:1)
#loc14 = loc("r")
#loc15 = loc("location_symbol.mlir":22:3)
#loc16 = loc("location_symbol.mlir":25:1)
#loc18 = loc("location_symbol.mlir":28:3)

