#loc2 = loc("optional_absent.mlir":1:14)
#loc7 = loc("optional_absent.mlir":7:14)
#loc10 = loc("optional_absent.mlir":13:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("optional_absent.mlir":1:14)):
    %3 = "drr.one"(%arg2) : (i32) -> i8 loc(#loc3)
    %4 = "drr.one_maybe"(%arg2) : (i32) -> i1 loc(#loc12)
    "func.return"(%4) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("optional_absent.mlir":7:14)):
    %1 = "drr.one"(%arg1) : (i32) -> i8 loc(#loc3)
    %2 = "drr.one_maybe"(%arg1, %arg1) : (i32, i32) -> i1 loc(#loc12)
    "func.return"(%2) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("optional_absent.mlir":13:14)):
    %0 = "drr.one_maybe"(%arg0) : (i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
}) : () -> () loc(#loc)
#loc = loc("optional_absent.mlir":0:0)
#loc1 = loc("optional_absent.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("r")
#loc5 = loc("optional_absent.mlir":4:3)
#loc6 = loc("optional_absent.mlir":7:1)
#loc8 = loc("optional_absent.mlir":10:3)
#loc9 = loc("optional_absent.mlir":13:1)
#loc11 = loc("optional_absent.mlir":15:3)
#loc12 = loc(fused[#loc4, #loc3])

