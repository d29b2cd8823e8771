#loc2 = loc("attr_after_either.mlir":1:14)
#loc7 = loc("attr_after_either.mlir":7:14)
#loc8 = loc("attr_after_either.mlir":7:23)
#loc11 = loc("attr_after_either.mlir":13:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("attr_after_either.mlir":1:14)):
    %3 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    %4 = "drr.attr_first"(%arg3, %arg3) <{a = 1 : i32}> : (i32, i32) -> i1 loc(#loc13)
    "func.return"(%4) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("attr_after_either.mlir":7:14), %arg2: i8 loc("attr_after_either.mlir":7:23)):
    %1 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %2 = "drr.attr_first"(%arg1, %arg2) <{a = 2 : i32}> : (i32, i8) -> i1 loc(#loc13)
    "func.return"(%2) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("attr_after_either.mlir":13:14)):
    %0 = "drr.attr_last"(%arg0, %arg0) <{a = 3 : i32}> : (i32, i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("attr_after_either.mlir":0:0)
#loc1 = loc("attr_after_either.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("r")
#loc5 = loc("attr_after_either.mlir":4:3)
#loc6 = loc("attr_after_either.mlir":7:1)
#loc9 = loc("attr_after_either.mlir":10:3)
#loc10 = loc("attr_after_either.mlir":13:1)
#loc12 = loc("attr_after_either.mlir":15:3)
#loc13 = loc(fused[#loc4, #loc3])

