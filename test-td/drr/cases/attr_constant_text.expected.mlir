#loc2 = loc("attr_constant_text.mlir":1:14)
#loc6 = loc("attr_constant_text.mlir":6:14)
#loc9 = loc("attr_constant_text.mlir":11:14)
#loc12 = loc("attr_constant_text.mlir":16:14)
#loc15 = loc("attr_constant_text.mlir":21:14)
#loc18 = loc("attr_constant_text.mlir":26:14)
#loc21 = loc("attr_constant_text.mlir":31:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg6: i32 loc("attr_constant_text.mlir":1:14)):
    %6 = "drr.one"(%arg6) : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg5: i32 loc("attr_constant_text.mlir":6:14)):
    %5 = "drr.str_attr"(%arg5) <{a = "no"}> : (i32) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("attr_constant_text.mlir":11:14)):
    %4 = "drr.other"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg3: i32 loc("attr_constant_text.mlir":16:14)):
    %3 = "drr.bool_attr"(%arg3) <{a = false}> : (i32) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i1) -> i32, sym_name = "e"}> ({
  ^bb0(%arg2: i1 loc("attr_constant_text.mlir":21:14)):
    %2 = "drr.other"(%arg2) : (i1) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg1: i32 loc("attr_constant_text.mlir":26:14)):
    %1 = "drr.pair"(%arg1, %arg1) : (i32, i32) -> i32 loc(#loc3)
    "func.return"(%1) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
  ^bb0(%arg0: i32 loc("attr_constant_text.mlir":31:14)):
    %0 = "drr.float_attr"(%arg0) <{a = 1.250000e+00 : f32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc20)
}) : () -> () loc(#loc)
#loc = loc("attr_constant_text.mlir":0:0)
#loc1 = loc("attr_constant_text.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("attr_constant_text.mlir":3:3)
#loc5 = loc("attr_constant_text.mlir":6:1)
#loc7 = loc("attr_constant_text.mlir":8:3)
#loc8 = loc("attr_constant_text.mlir":11:1)
#loc10 = loc("attr_constant_text.mlir":13:3)
#loc11 = loc("attr_constant_text.mlir":16:1)
#loc13 = loc("attr_constant_text.mlir":18:3)
#loc14 = loc("attr_constant_text.mlir":21:1)
#loc16 = loc("attr_constant_text.mlir":23:3)
#loc17 = loc("attr_constant_text.mlir":26:1)
#loc19 = loc("attr_constant_text.mlir":28:3)
#loc20 = loc("attr_constant_text.mlir":31:1)
#loc22 = loc("attr_constant_text.mlir":33:3)

