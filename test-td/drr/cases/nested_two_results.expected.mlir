#loc2 = loc("nested_two_results.mlir":1:14)
#loc7 = loc("nested_two_results.mlir":7:14)
#loc10 = loc("nested_two_results.mlir":13:14)
#loc14 = loc("nested_two_results.mlir":20:14)
#loc17 = loc("nested_two_results.mlir":26:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("nested_two_results.mlir":1:14)):
    %9:2 = "drr.two"(%arg4) : (i32) -> (i1, i2) loc(#loc3)
    %10 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc19)
    "func.return"(%10) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i32, i1), sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("nested_two_results.mlir":7:14)):
    %7:2 = "drr.two"(%arg3) : (i32) -> (i1, i2) loc(#loc3)
    %8 = "drr.other"(%arg3) : (i32) -> i32 loc(#loc19)
    "func.return"(%8, %7#0) : (i32, i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("nested_two_results.mlir":13:14)):
    %4:2 = "drr.two_like"(%arg2) : (i32) -> (i32, i32) loc(#loc3)
    %5 = "drr.sum"(%4#1, %4#0) : (i32, i32) -> i32 loc(#loc19)
    %6 = "drr.sum"(%4#1, %4#0) : (i32, i32) -> i32 loc(#loc20)
    "func.return"(%5, %6) : (i32, i32) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("nested_two_results.mlir":20:14)):
    %2:2 = "drr.two"(%arg1) : (i32) -> (i32, i32) loc(#loc3)
    %3 = "drr.same"(%2#0) : (i32) -> i32 loc(#loc4)
    "func.return"(%3) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("nested_two_results.mlir":26:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i1 loc(#loc3)
    %1 = "drr.one"(%0) : (i1) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("nested_two_results.mlir":0:0)
#loc1 = loc("nested_two_results.mlir":1:1)
#loc3 = loc("p")
#loc4 = loc("r")
#loc5 = loc("nested_two_results.mlir":4:3)
#loc6 = loc("nested_two_results.mlir":7:1)
#loc8 = loc("nested_two_results.mlir":10:3)
#loc9 = loc("nested_two_results.mlir":13:1)
#loc11 = loc("s")
#loc12 = loc("nested_two_results.mlir":17:3)
#loc13 = loc("nested_two_results.mlir":20:1)
#loc15 = loc("nested_two_results.mlir":23:3)
#loc16 = loc("nested_two_results.mlir":26:1)
#loc18 = loc("nested_two_results.mlir":29:3)
#loc19 = loc(fused[#loc4, #loc3])
#loc20 = loc(fused[#loc11, #loc3])

