#loc2 = loc("attr_made.mlir":1:14)
#loc6 = loc("attr_made.mlir":6:14)
#loc9 = loc("attr_made.mlir":11:14)
#loc12 = loc("attr_made.mlir":16:14)
#loc15 = loc("attr_made.mlir":21:14)
#loc18 = loc("attr_made.mlir":26:14)
#loc21 = loc("attr_made.mlir":31:14)
#loc24 = loc("attr_made.mlir":36:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> i32, sym_name = "a"}> ({
  ^bb0(%arg7: i1 loc("attr_made.mlir":1:14)):
    %7 = "drr.attr"(%arg7) <{a = 42 : i32}> : (i1) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i8) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i8 loc("attr_made.mlir":6:14)):
    %6 = "drr.str_attr"(%arg6) <{a = "made"}> : (i8) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i16) -> i32, sym_name = "c"}> ({
  ^bb0(%arg5: i16 loc("attr_made.mlir":11:14)):
    %5 = "drr.bool_attr"(%arg5) <{a = false}> : (i16) -> i32 loc(#loc3)
    "func.return"(%5) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg4: i32 loc("attr_made.mlir":16:14)):
    %4 = "drr.float_attr"(%arg4) <{a = -5.000000e-01 : f32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i64) -> i32, sym_name = "e"}> ({
  ^bb0(%arg3: i64 loc("attr_made.mlir":21:14)):
    %3 = "drr.unit_attr"(%arg3) <{a}> : (i64) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (f32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg2: f32 loc("attr_made.mlir":26:14)):
    %2 = "drr.attrs"(%arg2) <{a = -7 : i64, b = 2.000000e+00 : f64}> : (f32) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
  "func.func"() <{function_type = (f64) -> i32, sym_name = "g"}> ({
  ^bb0(%arg1: f64 loc("attr_made.mlir":31:14)):
    %1 = "drr.attrs"(%arg1) <{a = 3 : index, b = 200 : ui8}> : (f64) -> i32 loc(#loc3)
    "func.return"(%1) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc20)
  "func.func"() <{function_type = (f16) -> i32, sym_name = "h"}> ({
  ^bb0(%arg0: f16 loc("attr_made.mlir":36:14)):
    %0 = "drr.one"(%arg0) : (f16) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc25)
  }) : () -> () loc(#loc23)
}) : () -> () loc(#loc)
#loc = loc("attr_made.mlir":0:0)
#loc1 = loc("attr_made.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("attr_made.mlir":3:3)
#loc5 = loc("attr_made.mlir":6:1)
#loc7 = loc("attr_made.mlir":8:3)
#loc8 = loc("attr_made.mlir":11:1)
#loc10 = loc("attr_made.mlir":13:3)
#loc11 = loc("attr_made.mlir":16:1)
#loc13 = loc("attr_made.mlir":18:3)
#loc14 = loc("attr_made.mlir":21:1)
#loc16 = loc("attr_made.mlir":23:3)
#loc17 = loc("attr_made.mlir":26:1)
#loc19 = loc("attr_made.mlir":28:3)
#loc20 = loc("attr_made.mlir":31:1)
#loc22 = loc("attr_made.mlir":33:3)
#loc23 = loc("attr_made.mlir":36:1)
#loc25 = loc("attr_made.mlir":38:3)

