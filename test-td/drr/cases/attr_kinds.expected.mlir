#loc2 = loc("attr_kinds.mlir":1:14)
#loc6 = loc("attr_kinds.mlir":6:14)
#loc9 = loc("attr_kinds.mlir":11:14)
#loc12 = loc("attr_kinds.mlir":16:14)
#loc15 = loc("attr_kinds.mlir":21:14)
#loc18 = loc("attr_kinds.mlir":26:14)
#loc21 = loc("attr_kinds.mlir":31:14)
#loc24 = loc("attr_kinds.mlir":36:14)
#loc27 = loc("attr_kinds.mlir":41:14)
#loc31 = loc("attr_kinds.mlir":47:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg9: i32 loc("attr_kinds.mlir":1:14)):
    %11 = "drr.str_attr"(%arg9) <{a = "text"}> : (i32) -> i32 loc(#loc3)
    "func.return"(%11) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg8: i32 loc("attr_kinds.mlir":6:14)):
    %10 = "drr.bool_attr"(%arg8) <{a = true}> : (i32) -> i32 loc(#loc3)
    "func.return"(%10) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg7: i32 loc("attr_kinds.mlir":11:14)):
    %9 = "drr.float_attr"(%arg7) <{a = 1.500000e+00 : f32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%9) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg6: i32 loc("attr_kinds.mlir":16:14)):
    %8 = "drr.attr"(%arg6) <{a = 7 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%8) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg5: i32 loc("attr_kinds.mlir":21:14)):
    %7 = "drr.unit_attr"(%arg5) <{a}> : (i32) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg4: i32 loc("attr_kinds.mlir":26:14)):
    %6 = "drr.attrs"(%arg4) <{a = 1 : i8, b = 0 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
  ^bb0(%arg3: i32 loc("attr_kinds.mlir":31:14)):
    %5 = "drr.attrs"(%arg3) <{a = 1 : i64, b = 1 : i64}> : (i32) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc20)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "h"}> ({
  ^bb0(%arg2: i32 loc("attr_kinds.mlir":36:14)):
    %4 = "drr.attrs"(%arg2) <{a = [1 : i32, "x"], b = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc25)
  }) : () -> () loc(#loc23)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "i"}> ({
  ^bb0(%arg1: i32 loc("attr_kinds.mlir":41:14)):
    %2 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc28)
    "func.return"(%2, %3) : (i32, i32) -> () loc(#loc29)
  }) : () -> () loc(#loc26)
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "j"}> ({
  ^bb0(%arg0: i32 loc("attr_kinds.mlir":47:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.attrs"(%arg0) <{a = 1.500000e+00 : f64, b = 1 : i32}> : (i32) -> i32 loc(#loc28)
    "func.return"(%0, %1) : (i32, i32) -> () loc(#loc32)
  }) : () -> () loc(#loc30)
}) : () -> () loc(#loc)
#loc = loc("attr_kinds.mlir":0:0)
#loc1 = loc("attr_kinds.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("attr_kinds.mlir":3:3)
#loc5 = loc("attr_kinds.mlir":6:1)
#loc7 = loc("attr_kinds.mlir":8:3)
#loc8 = loc("attr_kinds.mlir":11:1)
#loc10 = loc("attr_kinds.mlir":13:3)
#loc11 = loc("attr_kinds.mlir":16:1)
#loc13 = loc("attr_kinds.mlir":18:3)
#loc14 = loc("attr_kinds.mlir":21:1)
#loc16 = loc("attr_kinds.mlir":23:3)
#loc17 = loc("attr_kinds.mlir":26:1)
#loc19 = loc("attr_kinds.mlir":28:3)
#loc20 = loc("attr_kinds.mlir":31:1)
#loc22 = loc("attr_kinds.mlir":33:3)
#loc23 = loc("attr_kinds.mlir":36:1)
#loc25 = loc("attr_kinds.mlir":38:3)
#loc26 = loc("attr_kinds.mlir":41:1)
#loc28 = loc("s")
#loc29 = loc("attr_kinds.mlir":44:3)
#loc30 = loc("attr_kinds.mlir":47:1)
#loc32 = loc("attr_kinds.mlir":50:3)

