#loc2 = loc("attr_optional.mlir":1:14)
#loc7 = loc("attr_optional.mlir":7:14)
#loc10 = loc("attr_optional.mlir":13:14)
#loc13 = loc("attr_optional.mlir":18:14)
#loc17 = loc("attr_optional.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("attr_optional.mlir":1:14)):
    %8 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %9 = "drr.optional_attr"(%arg4) <{a = 3 : i32}> : (i32) -> i32 loc(#loc19)
    "func.return"(%9) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("attr_optional.mlir":7:14)):
    %6 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    %7 = "drr.optional_attr"(%arg3) : (i32) -> i32 loc(#loc19)
    "func.return"(%7) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("attr_optional.mlir":13:14)):
    %5 = "drr.optional_attr"(%arg2) <{a = 3 : i32}> : (i32) -> i32 loc(#loc4)
    "func.return"(%5) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("attr_optional.mlir":18:14)):
    %2 = "drr.one"(%arg1) : (i32) -> f32 loc(#loc3)
    %3 = "drr.one"(%2) : (f32) -> f64 loc(#loc14)
    %4 = "drr.optional_attr"(%arg1) : (i32) -> i32 loc(#loc20)
    "func.return"(%4) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("attr_optional.mlir":25:14)):
    %0 = "drr.other"(%arg0) : (i32) -> f32 loc(#loc3)
    %1 = "drr.optional_attr"(%0) : (f32) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("attr_optional.mlir":0:0)
#loc1 = loc("attr_optional.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("attr_optional.mlir":4:3)
#loc6 = loc("attr_optional.mlir":7:1)
#loc8 = loc("attr_optional.mlir":10:3)
#loc9 = loc("attr_optional.mlir":13:1)
#loc11 = loc("attr_optional.mlir":15:3)
#loc12 = loc("attr_optional.mlir":18:1)
#loc14 = loc("c")
#loc15 = loc("attr_optional.mlir":22:3)
#loc16 = loc("attr_optional.mlir":25:1)
#loc18 = loc("attr_optional.mlir":28:3)
#loc19 = loc(fused[#loc4, #loc3])
#loc20 = loc(fused[#loc4, #loc14, #loc3])

