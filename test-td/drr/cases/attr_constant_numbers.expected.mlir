#loc2 = loc("attr_constant_numbers.mlir":1:17)
#loc6 = loc("attr_constant_numbers.mlir":6:17)
#loc10 = loc("attr_constant_numbers.mlir":11:17)
#loc14 = loc("attr_constant_numbers.mlir":16:17)
#loc17 = loc("attr_constant_numbers.mlir":21:17)
#loc21 = loc("attr_constant_numbers.mlir":26:17)
#loc24 = loc("attr_constant_numbers.mlir":31:17)
#loc28 = loc("attr_constant_numbers.mlir":36:17)
#loc31 = loc("attr_constant_numbers.mlir":41:17)
#loc35 = loc("attr_constant_numbers.mlir":46:17)
#loc38 = loc("attr_constant_numbers.mlir":51:17)
#loc42 = loc("attr_constant_numbers.mlir":56:17)
#loc45 = loc("attr_constant_numbers.mlir":61:17)
#loc49 = loc("attr_constant_numbers.mlir":66:17)
#loc52 = loc("attr_constant_numbers.mlir":71:17)
#loc55 = loc("attr_constant_numbers.mlir":76:17)
#loc59 = loc("attr_constant_numbers.mlir":81:17)
#loc63 = loc("attr_constant_numbers.mlir":86:17)
#loc66 = loc("attr_constant_numbers.mlir":91:17)
#loc70 = loc("attr_constant_numbers.mlir":96:17)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f225"}> ({
  ^bb0(%arg19: i32 loc("attr_constant_numbers.mlir":1:17)):
    %31 = "drr.attrs"(%arg19) <{a = 1 : i32, b = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%31) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f226"}> ({
  ^bb0(%arg18: i32 loc("attr_constant_numbers.mlir":6:17)):
    %29 = "drr.same"(%arg18) : (i32) -> i32 loc(#loc7)
    %30 = "drr.attrs"(%29) <{a = 1 : si32, b = 1 : i64}> : (i32) -> i32 loc(#loc7)
    "func.return"(%30) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f244"}> ({
  ^bb0(%arg17: i32 loc("attr_constant_numbers.mlir":11:17)):
    %28 = "drr.attrs"(%arg17) <{a, b = 1 : i32}> : (i32) -> i32 loc(#loc11)
    "func.return"(%28) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f245"}> ({
  ^bb0(%arg16: i32 loc("attr_constant_numbers.mlir":16:17)):
    %26 = "drr.same"(%arg16) : (i32) -> i32 loc(#loc3)
    %27 = "drr.attrs"(%26) <{a = @sym, b = {}}> : (i32) -> i32 loc(#loc3)
    "func.return"(%27) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f246"}> ({
  ^bb0(%arg15: i32 loc("attr_constant_numbers.mlir":21:17)):
    %25 = "drr.attrs"(%arg15) <{a = {a = 1 : i32}, b = 1 : i32}> : (i32) -> i32 loc(#loc18)
    "func.return"(%25) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f247"}> ({
  ^bb0(%arg14: i32 loc("attr_constant_numbers.mlir":26:17)):
    %23 = "drr.same"(%arg14) : (i32) -> i32 loc(#loc3)
    %24 = "drr.attrs"(%23) <{a = "txt", b = "txt"}> : (i32) -> i32 loc(#loc3)
    "func.return"(%24) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc20)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f248"}> ({
  ^bb0(%arg13: i32 loc("attr_constant_numbers.mlir":31:17)):
    %22 = "drr.attrs"(%arg13) <{a = i32, b = 1 : i32}> : (i32) -> i32 loc(#loc25)
    "func.return"(%22) : (i32) -> () loc(#loc26)
  }) : () -> () loc(#loc23)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f249"}> ({
  ^bb0(%arg12: i32 loc("attr_constant_numbers.mlir":36:17)):
    %20 = "drr.same"(%arg12) : (i32) -> i32 loc(#loc3)
    %21 = "drr.attrs"(%20) <{a = true, b = @sym}> : (i32) -> i32 loc(#loc3)
    "func.return"(%21) : (i32) -> () loc(#loc29)
  }) : () -> () loc(#loc27)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f250"}> ({
  ^bb0(%arg11: i32 loc("attr_constant_numbers.mlir":41:17)):
    %18 = "drr.same"(%arg11) : (i32) -> i32 loc(#loc32)
    %19 = "drr.attrs"(%18) <{a = 2.500000e+00 : f64, b = 1 : index}> : (i32) -> i32 loc(#loc32)
    "func.return"(%19) : (i32) -> () loc(#loc33)
  }) : () -> () loc(#loc30)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f251"}> ({
  ^bb0(%arg10: i32 loc("attr_constant_numbers.mlir":46:17)):
    %16 = "drr.same"(%arg10) : (i32) -> i32 loc(#loc3)
    %17 = "drr.attrs"(%16) <{a = true, b = true}> : (i32) -> i32 loc(#loc3)
    "func.return"(%17) : (i32) -> () loc(#loc36)
  }) : () -> () loc(#loc34)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f252"}> ({
  ^bb0(%arg9: i32 loc("attr_constant_numbers.mlir":51:17)):
    %14 = "drr.same"(%arg9) : (i32) -> i32 loc(#loc39)
    %15 = "drr.attrs"(%14) <{a = "txt", b = 2.500000e+00 : f64}> : (i32) -> i32 loc(#loc39)
    "func.return"(%15) : (i32) -> () loc(#loc40)
  }) : () -> () loc(#loc37)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f253"}> ({
  ^bb0(%arg8: i32 loc("attr_constant_numbers.mlir":56:17)):
    %12 = "drr.same"(%arg8) : (i32) -> i32 loc(#loc3)
    %13 = "drr.attrs"(%12) <{a = 5 : i16, b = -1 : i8}> : (i32) -> i32 loc(#loc3)
    "func.return"(%13) : (i32) -> () loc(#loc43)
  }) : () -> () loc(#loc41)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f254"}> ({
  ^bb0(%arg7: i32 loc("attr_constant_numbers.mlir":61:17)):
    %10 = "drr.same"(%arg7) : (i32) -> i32 loc(#loc46)
    %11 = "drr.attrs"(%10) <{a = 3 : ui8, b = 1 : si32}> : (i32) -> i32 loc(#loc46)
    "func.return"(%11) : (i32) -> () loc(#loc47)
  }) : () -> () loc(#loc44)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f255"}> ({
  ^bb0(%arg6: i32 loc("attr_constant_numbers.mlir":66:17)):
    %8 = "drr.same"(%arg6) : (i32) -> i32 loc(#loc3)
    %9 = "drr.attrs"(%8) <{a = -5 : si8, b = 3 : ui8}> : (i32) -> i32 loc(#loc3)
    "func.return"(%9) : (i32) -> () loc(#loc50)
  }) : () -> () loc(#loc48)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f257"}> ({
  ^bb0(%arg5: i32 loc("attr_constant_numbers.mlir":71:17)):
    %7 = "drr.attrs"(%arg5) <{a = 1.500000e+00 : f16, b = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc53)
  }) : () -> () loc(#loc51)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f258"}> ({
  ^bb0(%arg4: i32 loc("attr_constant_numbers.mlir":76:17)):
    %6 = "drr.attrs"(%arg4) <{a = 1.500000e+00 : bf16, b = 1 : i32}> : (i32) -> i32 loc(#loc56)
    "func.return"(%6) : (i32) -> () loc(#loc57)
  }) : () -> () loc(#loc54)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f262"}> ({
  ^bb0(%arg3: i32 loc("attr_constant_numbers.mlir":81:17)):
    %4 = "drr.same"(%arg3) : (i32) -> i32 loc(#loc60)
    %5 = "drr.attrs"(%4) <{a = 1 : index, b = -5 : si8}> : (i32) -> i32 loc(#loc60)
    "func.return"(%5) : (i32) -> () loc(#loc61)
  }) : () -> () loc(#loc58)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f263"}> ({
  ^bb0(%arg2: i32 loc("attr_constant_numbers.mlir":86:17)):
    %3 = "drr.attrs"(%arg2) <{a = 255 : ui8, b = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc64)
  }) : () -> () loc(#loc62)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f264"}> ({
  ^bb0(%arg1: i32 loc("attr_constant_numbers.mlir":91:17)):
    %1 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc67)
    %2 = "drr.attrs"(%1) <{a = 1 : i64, b = 5 : i16}> : (i32) -> i32 loc(#loc67)
    "func.return"(%2) : (i32) -> () loc(#loc68)
  }) : () -> () loc(#loc65)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f265"}> ({
  ^bb0(%arg0: i32 loc("attr_constant_numbers.mlir":96:17)):
    %0 = "drr.attrs"(%arg0) <{a = 1 : i64, b = 1 : i64}> : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc71)
  }) : () -> () loc(#loc69)
}) : () -> () loc(#loc)
#loc = loc("attr_constant_numbers.mlir":0:0)
#loc1 = loc("attr_constant_numbers.mlir":1:1)
#loc3 = loc("l0")
#loc4 = loc("attr_constant_numbers.mlir":3:3)
#loc5 = loc("attr_constant_numbers.mlir":6:1)
#loc7 = loc("attr_constant_numbers.mlir":7:8)
#loc8 = loc("attr_constant_numbers.mlir":8:3)
#loc9 = loc("attr_constant_numbers.mlir":11:1)
#loc11 = loc("attr_constant_numbers.mlir":12:8)
#loc12 = loc("attr_constant_numbers.mlir":13:3)
#loc13 = loc("attr_constant_numbers.mlir":16:1)
#loc15 = loc("attr_constant_numbers.mlir":18:3)
#loc16 = loc("attr_constant_numbers.mlir":21:1)
#loc18 = loc("attr_constant_numbers.mlir":22:8)
#loc19 = loc("attr_constant_numbers.mlir":23:3)
#loc20 = loc("attr_constant_numbers.mlir":26:1)
#loc22 = loc("attr_constant_numbers.mlir":28:3)
#loc23 = loc("attr_constant_numbers.mlir":31:1)
#loc25 = loc("attr_constant_numbers.mlir":32:8)
#loc26 = loc("attr_constant_numbers.mlir":33:3)
#loc27 = loc("attr_constant_numbers.mlir":36:1)
#loc29 = loc("attr_constant_numbers.mlir":38:3)
#loc30 = loc("attr_constant_numbers.mlir":41:1)
#loc32 = loc("attr_constant_numbers.mlir":42:8)
#loc33 = loc("attr_constant_numbers.mlir":43:3)
#loc34 = loc("attr_constant_numbers.mlir":46:1)
#loc36 = loc("attr_constant_numbers.mlir":48:3)
#loc37 = loc("attr_constant_numbers.mlir":51:1)
#loc39 = loc("attr_constant_numbers.mlir":52:8)
#loc40 = loc("attr_constant_numbers.mlir":53:3)
#loc41 = loc("attr_constant_numbers.mlir":56:1)
#loc43 = loc("attr_constant_numbers.mlir":58:3)
#loc44 = loc("attr_constant_numbers.mlir":61:1)
#loc46 = loc("attr_constant_numbers.mlir":62:8)
#loc47 = loc("attr_constant_numbers.mlir":63:3)
#loc48 = loc("attr_constant_numbers.mlir":66:1)
#loc50 = loc("attr_constant_numbers.mlir":68:3)
#loc51 = loc("attr_constant_numbers.mlir":71:1)
#loc53 = loc("attr_constant_numbers.mlir":73:3)
#loc54 = loc("attr_constant_numbers.mlir":76:1)
#loc56 = loc("attr_constant_numbers.mlir":77:8)
#loc57 = loc("attr_constant_numbers.mlir":78:3)
#loc58 = loc("attr_constant_numbers.mlir":81:1)
#loc60 = loc("attr_constant_numbers.mlir":82:8)
#loc61 = loc("attr_constant_numbers.mlir":83:3)
#loc62 = loc("attr_constant_numbers.mlir":86:1)
#loc64 = loc("attr_constant_numbers.mlir":88:3)
#loc65 = loc("attr_constant_numbers.mlir":91:1)
#loc67 = loc("attr_constant_numbers.mlir":92:8)
#loc68 = loc("attr_constant_numbers.mlir":93:3)
#loc69 = loc("attr_constant_numbers.mlir":96:1)
#loc71 = loc("attr_constant_numbers.mlir":98:3)

