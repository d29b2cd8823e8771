#loc2 = loc("result_number.mlir":1:14)
#loc7 = loc("result_number.mlir":7:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("result_number.mlir":1:14)):
    %2:2 = "drr.two"(%arg1) : (i32) -> (i32, i32) loc(#loc3)
    %3 = "drr.one"(%2#0) : (i32) -> i1 loc(#loc4)
    "func.return"(%3) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("result_number.mlir":7:14)):
    %0:2 = "drr.two"(%arg0) : (i32) -> (i32, i32) loc(#loc3)
    %1 = "drr.other"(%arg0) : (i32) -> i1 loc(#loc9)
    "func.return"(%1) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
}) : () -> () loc(#loc)
#loc = loc("result_number.mlir":0:0)
#loc1 = loc("result_number.mlir":1:1)
#loc3 = loc("t")
#loc4 = loc("r")
#loc5 = loc("result_number.mlir":4:3)
#loc6 = loc("result_number.mlir":7:1)
#loc8 = loc("result_number.mlir":10:3)
#loc9 = loc(fused[#loc4, #loc3])

