#loc2 = loc("type_families.mlir":1:14)
#loc6 = loc("type_families.mlir":6:14)
#loc9 = loc("type_families.mlir":11:14)
#loc12 = loc("type_families.mlir":16:14)
#loc15 = loc("type_families.mlir":21:14)
#loc18 = loc("type_families.mlir":26:14)
#loc21 = loc("type_families.mlir":31:14)
#loc24 = loc("type_families.mlir":36:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> i32, sym_name = "a"}> ({
  ^bb0(%arg7: i8 loc("type_families.mlir":1:14)):
    %7 = "drr.other"(%arg7) : (i8) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (f16) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: f16 loc("type_families.mlir":6:14)):
    %6 = "drr.other"(%arg6) : (f16) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i7) -> i32, sym_name = "c"}> ({
  ^bb0(%arg5: i7 loc("type_families.mlir":11:14)):
    %5 = "drr.pair"(%arg5, %arg5) : (i7, i7) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (bf16) -> i32, sym_name = "d"}> ({
  ^bb0(%arg4: bf16 loc("type_families.mlir":16:14)):
    %4 = "drr.triple"(%arg4, %arg4, %arg4) : (bf16, bf16, bf16) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (complex<f32>) -> i32, sym_name = "e"}> ({
  ^bb0(%arg3: complex<f32> loc("type_families.mlir":21:14)):
    %3 = "drr.many"(%arg3) : (complex<f32>) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (si8) -> i32, sym_name = "f"}> ({
  ^bb0(%arg2: si8 loc("type_families.mlir":26:14)):
    %2 = "drr.none"() : () -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
  "func.func"() <{function_type = (index) -> i32, sym_name = "g"}> ({
  ^bb0(%arg1: index loc("type_families.mlir":31:14)):
    %1 = "drr.one"(%arg1) : (index) -> i32 loc(#loc3)
    "func.return"(%1) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc20)
  "func.func"() <{function_type = (ui8) -> i32, sym_name = "h"}> ({
  ^bb0(%arg0: ui8 loc("type_families.mlir":36:14)):
    %0 = "drr.pair"(%arg0, %arg0) : (ui8, ui8) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc25)
  }) : () -> () loc(#loc23)
}) : () -> () loc(#loc)
#loc = loc("type_families.mlir":0:0)
#loc1 = loc("type_families.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("type_families.mlir":3:3)
#loc5 = loc("type_families.mlir":6:1)
#loc7 = loc("type_families.mlir":8:3)
#loc8 = loc("type_families.mlir":11:1)
#loc10 = loc("type_families.mlir":13:3)
#loc11 = loc("type_families.mlir":16:1)
#loc13 = loc("type_families.mlir":18:3)
#loc14 = loc("type_families.mlir":21:1)
#loc16 = loc("type_families.mlir":23:3)
#loc17 = loc("type_families.mlir":26:1)
#loc19 = loc("type_families.mlir":28:3)
#loc20 = loc("type_families.mlir":31:1)
#loc22 = loc("type_families.mlir":33:3)
#loc23 = loc("type_families.mlir":36:1)
#loc25 = loc("type_families.mlir":38:3)

