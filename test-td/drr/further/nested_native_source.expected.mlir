#loc2 = loc("nested_native_source.mlir":1:14)
#loc8 = loc("nested_native_source.mlir":8:14)
#loc11 = loc("nested_native_source.mlir":14:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("nested_native_source.mlir":1:14)):
    %5 = "drr.other"(%arg2) : (i32) -> i8 loc(#loc3)
    %6 = "drr.attr"(%5) <{a = 4 : i32}> : (i8) -> i8 loc(#loc4)
    %7 = "drr.attr"(%arg2) <{a = 4 : i32}> : (i32) -> i1 loc(#loc13)
    "func.return"(%7) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("nested_native_source.mlir":8:14)):
    %3 = "drr.attr"(%arg1) <{a = 4 : i32}> : (i32) -> i8 loc(#loc4)
    %4 = "drr.one"(%3) : (i8) -> i1 loc(#loc5)
    "func.return"(%4) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("nested_native_source.mlir":14:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i8 loc(#loc3)
    %1 = "drr.str_attr"(%0) <{a = "s"}> : (i8) -> i8 loc(#loc4)
    %2 = "drr.one"(%1) : (i8) -> i1 loc(#loc5)
    "func.return"(%2) : (i1) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("nested_native_source.mlir":0:0)
#loc1 = loc("nested_native_source.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("t")
#loc5 = loc("r")
#loc6 = loc("nested_native_source.mlir":5:3)
#loc7 = loc("nested_native_source.mlir":8:1)
#loc9 = loc("nested_native_source.mlir":11:3)
#loc10 = loc("nested_native_source.mlir":14:1)
#loc12 = loc("nested_native_source.mlir":18:3)
#loc13 = loc(fused[#loc5, #loc3])

