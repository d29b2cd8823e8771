#loc2 = loc("nested_optional.mlir":1:14)
#loc9 = loc("nested_optional.mlir":12:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("nested_optional.mlir":1:14)):
    %2 = "drr.one"(%arg1) : (i32) -> i8 loc(#loc3)
    %3 = "drr.other"(%arg1) : (i32) -> i1 loc(#loc11)
    "func.return"(%3) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = () -> i1, sym_name = "b"}> ({
    %1 = "drr.maybe"() : () -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc7)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("nested_optional.mlir":12:14)):
    %0 = "drr.maybe"(%arg0) : (i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("nested_optional.mlir":0:0)
#loc1 = loc("nested_optional.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("r")
#loc5 = loc("nested_optional.mlir":4:3)
#loc6 = loc("nested_optional.mlir":7:1)
#loc7 = loc("nested_optional.mlir":9:3)
#loc8 = loc("nested_optional.mlir":12:1)
#loc10 = loc("nested_optional.mlir":14:3)
#loc11 = loc(fused[#loc4, #loc3])

