#loc2 = loc("attr_constant_kinds.mlir":1:14)
#loc6 = loc("attr_constant_kinds.mlir":6:14)
#loc9 = loc("attr_constant_kinds.mlir":11:14)
#loc12 = loc("attr_constant_kinds.mlir":16:14)
#loc15 = loc("attr_constant_kinds.mlir":21:14)
#loc18 = loc("attr_constant_kinds.mlir":26:14)
#loc21 = loc("attr_constant_kinds.mlir":31:14)
#loc24 = loc("attr_constant_kinds.mlir":36:14)
#loc27 = loc("attr_constant_kinds.mlir":41:14)
#loc30 = loc("attr_constant_kinds.mlir":46:14)
#loc33 = loc("attr_constant_kinds.mlir":51:14)
#loc36 = loc("attr_constant_kinds.mlir":56:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg11: i32 loc("attr_constant_kinds.mlir":1:14)):
    %11 = "drr.attrs"(%arg11) <{a = array<i64: 1, -2>, b = 2.500000e+00 : f64}> : (i32) -> i1 loc(#loc3)
    "func.return"(%11) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg10: i32 loc("attr_constant_kinds.mlir":6:14)):
    %10 = "drr.attrs"(%arg10) <{a = "more words", b = 3 : index}> : (i32) -> i1 loc(#loc3)
    "func.return"(%10) : (i1) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg9: i32 loc("attr_constant_kinds.mlir":11:14)):
    %9 = "drr.attrs"(%arg9) <{a = array<i32: 4, 5>, b = -1 : i8}> : (i32) -> i1 loc(#loc3)
    "func.return"(%9) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg8: i32 loc("attr_constant_kinds.mlir":16:14)):
    %8 = "drr.str_attr"(%arg8) <{a = "other"}> : (i32) -> i1 loc(#loc3)
    "func.return"(%8) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg7: i32 loc("attr_constant_kinds.mlir":21:14)):
    %7 = "drr.one"(%arg7) : (i32) -> i1 loc(#loc3)
    "func.return"(%7) : (i1) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "f"}> ({
  ^bb0(%arg6: i32 loc("attr_constant_kinds.mlir":26:14)):
    %6 = "drr.attrs"(%arg6) <{a = 5.000000e-01 : f32, b = -3 : i8}> : (i32) -> i1 loc(#loc3)
    "func.return"(%6) : (i1) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "g"}> ({
  ^bb0(%arg5: i32 loc("attr_constant_kinds.mlir":31:14)):
    %5 = "drr.attrs"(%arg5) <{a = 5.000000e-01 : f64, b = -3 : i16}> : (i32) -> i1 loc(#loc3)
    "func.return"(%5) : (i1) -> () loc(#loc22)
  }) : () -> () loc(#loc20)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "h"}> ({
  ^bb0(%arg4: i32 loc("attr_constant_kinds.mlir":36:14)):
    %4 = "drr.other"(%arg4) : (i32) -> i1 loc(#loc3)
    "func.return"(%4) : (i1) -> () loc(#loc25)
  }) : () -> () loc(#loc23)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "i"}> ({
  ^bb0(%arg3: i32 loc("attr_constant_kinds.mlir":41:14)):
    %3 = "drr.attrs"(%arg3) <{a = array<i32: 7, 8>, b = 1 : i8}> : (i32) -> i1 loc(#loc3)
    "func.return"(%3) : (i1) -> () loc(#loc28)
  }) : () -> () loc(#loc26)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "j"}> ({
  ^bb0(%arg2: i32 loc("attr_constant_kinds.mlir":46:14)):
    %2 = "drr.attrs"(%arg2) <{a = array<i64: 7>, b = 1 : i8}> : (i32) -> i1 loc(#loc3)
    "func.return"(%2) : (i1) -> () loc(#loc31)
  }) : () -> () loc(#loc29)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "k"}> ({
  ^bb0(%arg1: i32 loc("attr_constant_kinds.mlir":51:14)):
    %1 = "drr.float_attr"(%arg1) <{a = -2.500000e-01 : f32}> : (i32) -> i1 loc(#loc3)
    "func.return"(%1) : (i1) -> () loc(#loc34)
  }) : () -> () loc(#loc32)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "l"}> ({
  ^bb0(%arg0: i32 loc("attr_constant_kinds.mlir":56:14)):
    %0 = "drr.float_attr"(%arg0) <{a = 2.500000e+00 : f32}> : (i32) -> i1 loc(#loc3)
    "func.return"(%0) : (i1) -> () loc(#loc37)
  }) : () -> () loc(#loc35)
}) : () -> () loc(#loc)
#loc = loc("attr_constant_kinds.mlir":0:0)
#loc1 = loc("attr_constant_kinds.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("attr_constant_kinds.mlir":3:3)
#loc5 = loc("attr_constant_kinds.mlir":6:1)
#loc7 = loc("attr_constant_kinds.mlir":8:3)
#loc8 = loc("attr_constant_kinds.mlir":11:1)
#loc10 = loc("attr_constant_kinds.mlir":13:3)
#loc11 = loc("attr_constant_kinds.mlir":16:1)
#loc13 = loc("attr_constant_kinds.mlir":18:3)
#loc14 = loc("attr_constant_kinds.mlir":21:1)
#loc16 = loc("attr_constant_kinds.mlir":23:3)
#loc17 = loc("attr_constant_kinds.mlir":26:1)
#loc19 = loc("attr_constant_kinds.mlir":28:3)
#loc20 = loc("attr_constant_kinds.mlir":31:1)
#loc22 = loc("attr_constant_kinds.mlir":33:3)
#loc23 = loc("attr_constant_kinds.mlir":36:1)
#loc25 = loc("attr_constant_kinds.mlir":38:3)
#loc26 = loc("attr_constant_kinds.mlir":41:1)
#loc28 = loc("attr_constant_kinds.mlir":43:3)
#loc29 = loc("attr_constant_kinds.mlir":46:1)
#loc31 = loc("attr_constant_kinds.mlir":48:3)
#loc32 = loc("attr_constant_kinds.mlir":51:1)
#loc34 = loc("attr_constant_kinds.mlir":53:3)
#loc35 = loc("attr_constant_kinds.mlir":56:1)
#loc37 = loc("attr_constant_kinds.mlir":58:3)

