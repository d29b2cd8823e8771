#loc2 = loc("attr_constant_lists.mlir":1:17)
#loc6 = loc("attr_constant_lists.mlir":6:17)
#loc10 = loc("attr_constant_lists.mlir":11:17)
#loc13 = loc("attr_constant_lists.mlir":16:17)
#loc17 = loc("attr_constant_lists.mlir":21:17)
#loc20 = loc("attr_constant_lists.mlir":26:17)
#loc24 = loc("attr_constant_lists.mlir":31:17)
#loc27 = loc("attr_constant_lists.mlir":36:17)
#loc31 = loc("attr_constant_lists.mlir":41:17)
#loc34 = loc("attr_constant_lists.mlir":46:17)
#loc38 = loc("attr_constant_lists.mlir":51:17)
#loc41 = loc("attr_constant_lists.mlir":56:17)
#loc45 = loc("attr_constant_lists.mlir":61:17)
#loc48 = loc("attr_constant_lists.mlir":66:17)
#loc52 = loc("attr_constant_lists.mlir":71:17)
#loc56 = loc("attr_constant_lists.mlir":76:17)
#loc60 = loc("attr_constant_lists.mlir":81:17)
#loc63 = loc("attr_constant_lists.mlir":86:17)
#loc67 = loc("attr_constant_lists.mlir":91:17)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f227"}> ({
  ^bb0(%arg18: i32 loc("attr_constant_lists.mlir":1:17)):
    %30 = "drr.same"(%arg18) : (i32) -> i32 loc(#loc3)
    %31 = "drr.attrs"(%30) <{a = [true, false], b = []}> : (i32) -> i32 loc(#loc3)
    "func.return"(%31) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f228"}> ({
  ^bb0(%arg17: i32 loc("attr_constant_lists.mlir":6:17)):
    %28 = "drr.same"(%arg17) : (i32) -> i32 loc(#loc7)
    %29 = "drr.attrs"(%28) <{a = [1 : i32, 2 : i32], b = [1, 2]}> : (i32) -> i32 loc(#loc7)
    "func.return"(%29) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f229"}> ({
  ^bb0(%arg16: i32 loc("attr_constant_lists.mlir":11:17)):
    %26 = "drr.same"(%arg16) : (i32) -> i32 loc(#loc3)
    %27 = "drr.attrs"(%26) <{a = [], b = [1 : i32, 2 : i32]}> : (i32) -> i32 loc(#loc3)
    "func.return"(%27) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f230"}> ({
  ^bb0(%arg15: i32 loc("attr_constant_lists.mlir":16:17)):
    %24 = "drr.same"(%arg15) : (i32) -> i32 loc(#loc14)
    %25 = "drr.attrs"(%24) <{a = [1.500000e+00 : f32, 2.000000e+00 : f32], b = [true, false]}> : (i32) -> i32 loc(#loc14)
    "func.return"(%25) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f231"}> ({
  ^bb0(%arg14: i32 loc("attr_constant_lists.mlir":21:17)):
    %22 = "drr.same"(%arg14) : (i32) -> i32 loc(#loc3)
    %23 = "drr.attrs"(%22) <{a = [1.500000e+00, 2.000000e+00], b = [1.500000e+00 : f32, 2.000000e+00 : f32]}> : (i32) -> i32 loc(#loc3)
    "func.return"(%23) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f232"}> ({
  ^bb0(%arg13: i32 loc("attr_constant_lists.mlir":26:17)):
    %20 = "drr.same"(%arg13) : (i32) -> i32 loc(#loc21)
    %21 = "drr.attrs"(%20) <{a = ["a", "b"], b = [1.500000e+00, 2.000000e+00]}> : (i32) -> i32 loc(#loc21)
    "func.return"(%21) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f233"}> ({
  ^bb0(%arg12: i32 loc("attr_constant_lists.mlir":31:17)):
    %18 = "drr.same"(%arg12) : (i32) -> i32 loc(#loc3)
    %19 = "drr.attrs"(%18) <{a = array<i64: 1, 2>, b = ["a", "b"]}> : (i32) -> i32 loc(#loc3)
    "func.return"(%19) : (i32) -> () loc(#loc25)
  }) : () -> () loc(#loc23)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f234"}> ({
  ^bb0(%arg11: i32 loc("attr_constant_lists.mlir":36:17)):
    %17 = "drr.attrs"(%arg11) <{a = [i32, f32], b = 1 : i32}> : (i32) -> i32 loc(#loc28)
    "func.return"(%17) : (i32) -> () loc(#loc29)
  }) : () -> () loc(#loc26)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f235"}> ({
  ^bb0(%arg10: i32 loc("attr_constant_lists.mlir":41:17)):
    %15 = "drr.same"(%arg10) : (i32) -> i32 loc(#loc3)
    %16 = "drr.attrs"(%15) <{a = array<i1: true, false>, b = array<i64: 1, 2>}> : (i32) -> i32 loc(#loc3)
    "func.return"(%16) : (i32) -> () loc(#loc32)
  }) : () -> () loc(#loc30)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f236"}> ({
  ^bb0(%arg9: i32 loc("attr_constant_lists.mlir":46:17)):
    %14 = "drr.attrs"(%arg9) <{a = array<i32: 1, 2>, b = 1 : i32}> : (i32) -> i32 loc(#loc35)
    "func.return"(%14) : (i32) -> () loc(#loc36)
  }) : () -> () loc(#loc33)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f237"}> ({
  ^bb0(%arg8: i32 loc("attr_constant_lists.mlir":51:17)):
    %12 = "drr.same"(%arg8) : (i32) -> i32 loc(#loc3)
    %13 = "drr.attrs"(%12) <{a = array<f32: 1.500000e+00>, b = array<i1: true, false>}> : (i32) -> i32 loc(#loc3)
    "func.return"(%13) : (i32) -> () loc(#loc39)
  }) : () -> () loc(#loc37)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f238"}> ({
  ^bb0(%arg7: i32 loc("attr_constant_lists.mlir":56:17)):
    %10 = "drr.same"(%arg7) : (i32) -> i32 loc(#loc42)
    %11 = "drr.attrs"(%10) <{a = array<f64>, b = array<f32: 1.500000e+00>}> : (i32) -> i32 loc(#loc42)
    "func.return"(%11) : (i32) -> () loc(#loc43)
  }) : () -> () loc(#loc40)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f239"}> ({
  ^bb0(%arg6: i32 loc("attr_constant_lists.mlir":61:17)):
    %8 = "drr.same"(%arg6) : (i32) -> i32 loc(#loc3)
    %9 = "drr.attrs"(%8) <{a = array<i8: -1, 1>, b = array<f64>}> : (i32) -> i32 loc(#loc3)
    "func.return"(%9) : (i32) -> () loc(#loc46)
  }) : () -> () loc(#loc44)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f240"}> ({
  ^bb0(%arg5: i32 loc("attr_constant_lists.mlir":66:17)):
    %7 = "drr.attrs"(%arg5) <{a = dense<[1, 2]> : tensor<2xi32>, b = 1 : i32}> : (i32) -> i32 loc(#loc49)
    "func.return"(%7) : (i32) -> () loc(#loc50)
  }) : () -> () loc(#loc47)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f242"}> ({
  ^bb0(%arg4: i32 loc("attr_constant_lists.mlir":71:17)):
    %6 = "drr.attrs"(%arg4) <{a = dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>, b = 1 : i32}> : (i32) -> i32 loc(#loc53)
    "func.return"(%6) : (i32) -> () loc(#loc54)
  }) : () -> () loc(#loc51)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f256"}> ({
  ^bb0(%arg3: i32 loc("attr_constant_lists.mlir":76:17)):
    %5 = "drr.attrs"(%arg3) <{a = [[1], [2, 3]], b = 1 : i32}> : (i32) -> i32 loc(#loc57)
    "func.return"(%5) : (i32) -> () loc(#loc58)
  }) : () -> () loc(#loc55)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f259"}> ({
  ^bb0(%arg2: i32 loc("attr_constant_lists.mlir":81:17)):
    %3 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc3)
    %4 = "drr.attrs"(%3) <{a = array<i16: 3>, b = array<i8: -1, 1>}> : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc61)
  }) : () -> () loc(#loc59)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f260"}> ({
  ^bb0(%arg1: i32 loc("attr_constant_lists.mlir":86:17)):
    %1 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc64)
    %2 = "drr.attrs"(%1) <{a = [1, 2], b = array<i16: 3>}> : (i32) -> i32 loc(#loc64)
    "func.return"(%2) : (i32) -> () loc(#loc65)
  }) : () -> () loc(#loc62)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f261"}> ({
  ^bb0(%arg0: i32 loc("attr_constant_lists.mlir":91:17)):
    %0 = "drr.attrs"(%arg0) <{a = [@s], b = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc68)
  }) : () -> () loc(#loc66)
}) : () -> () loc(#loc)
#loc = loc("attr_constant_lists.mlir":0:0)
#loc1 = loc("attr_constant_lists.mlir":1:1)
#loc3 = loc("l0")
#loc4 = loc("attr_constant_lists.mlir":3:3)
#loc5 = loc("attr_constant_lists.mlir":6:1)
#loc7 = loc("attr_constant_lists.mlir":7:8)
#loc8 = loc("attr_constant_lists.mlir":8:3)
#loc9 = loc("attr_constant_lists.mlir":11:1)
#loc11 = loc("attr_constant_lists.mlir":13:3)
#loc12 = loc("attr_constant_lists.mlir":16:1)
#loc14 = loc("attr_constant_lists.mlir":17:8)
#loc15 = loc("attr_constant_lists.mlir":18:3)
#loc16 = loc("attr_constant_lists.mlir":21:1)
#loc18 = loc("attr_constant_lists.mlir":23:3)
#loc19 = loc("attr_constant_lists.mlir":26:1)
#loc21 = loc("attr_constant_lists.mlir":27:8)
#loc22 = loc("attr_constant_lists.mlir":28:3)
#loc23 = loc("attr_constant_lists.mlir":31:1)
#loc25 = loc("attr_constant_lists.mlir":33:3)
#loc26 = loc("attr_constant_lists.mlir":36:1)
#loc28 = loc("attr_constant_lists.mlir":37:8)
#loc29 = loc("attr_constant_lists.mlir":38:3)
#loc30 = loc("attr_constant_lists.mlir":41:1)
#loc32 = loc("attr_constant_lists.mlir":43:3)
#loc33 = loc("attr_constant_lists.mlir":46:1)
#loc35 = loc("attr_constant_lists.mlir":47:8)
#loc36 = loc("attr_constant_lists.mlir":48:3)
#loc37 = loc("attr_constant_lists.mlir":51:1)
#loc39 = loc("attr_constant_lists.mlir":53:3)
#loc40 = loc("attr_constant_lists.mlir":56:1)
#loc42 = loc("attr_constant_lists.mlir":57:8)
#loc43 = loc("attr_constant_lists.mlir":58:3)
#loc44 = loc("attr_constant_lists.mlir":61:1)
#loc46 = loc("attr_constant_lists.mlir":63:3)
#loc47 = loc("attr_constant_lists.mlir":66:1)
#loc49 = loc("attr_constant_lists.mlir":67:8)
#loc50 = loc("attr_constant_lists.mlir":68:3)
#loc51 = loc("attr_constant_lists.mlir":71:1)
#loc53 = loc("attr_constant_lists.mlir":72:8)
#loc54 = loc("attr_constant_lists.mlir":73:3)
#loc55 = loc("attr_constant_lists.mlir":76:1)
#loc57 = loc("attr_constant_lists.mlir":77:8)
#loc58 = loc("attr_constant_lists.mlir":78:3)
#loc59 = loc("attr_constant_lists.mlir":81:1)
#loc61 = loc("attr_constant_lists.mlir":83:3)
#loc62 = loc("attr_constant_lists.mlir":86:1)
#loc64 = loc("attr_constant_lists.mlir":87:8)
#loc65 = loc("attr_constant_lists.mlir":88:3)
#loc66 = loc("attr_constant_lists.mlir":91:1)
#loc68 = loc("attr_constant_lists.mlir":93:3)

