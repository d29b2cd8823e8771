#loc2 = loc("native_source.mlir":1:14)
#loc7 = loc("native_source.mlir":7:14)
#loc10 = loc("native_source.mlir":13:14)
#loc13 = loc("native_source.mlir":19:14)
#loc16 = loc("native_source.mlir":25:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("native_source.mlir":1:14)):
    %9 = "drr.attr"(%arg4) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    %10 = "drr.none"() : () -> i1 loc(#loc4)
    %11 = "drr.optional_attr"(%10) <{a = 2 : i32}> : (i1) -> i1 loc(#loc4)
    "func.return"(%11) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i8, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("native_source.mlir":7:14)):
    %7 = "drr.attr"(%arg3) <{a = 2 : i32}> : (i32) -> i32 loc(#loc3)
    %8 = "drr.one"(%7) : (i32) -> i8 loc(#loc4)
    "func.return"(%8) : (i8) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("native_source.mlir":13:14)):
    %5 = "drr.str_attr"(%arg2) <{a = "x"}> : (i32) -> i32 loc(#loc3)
    %6 = "drr.one"(%5) : (i32) -> i1 loc(#loc4)
    "func.return"(%6) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("native_source.mlir":19:14)):
    %3 = "drr.attrs"(%arg1) <{a = 2 : i64, b = 1 : i32}> : (i32) -> i32 loc(#loc3)
    %4 = "drr.one"(%3) : (i32) -> i1 loc(#loc4)
    "func.return"(%4) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> (i1, i32), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("native_source.mlir":25:14)):
    %0 = "drr.same_attr"(%arg0) <{a = -2 : i32}> : (i32) -> i32 loc(#loc3)
    %1 = "drr.none"() : () -> i1 loc(#loc4)
    %2 = "drr.optional_attr"(%1) <{a = -2 : i32}> : (i1) -> i1 loc(#loc4)
    "func.return"(%2, %0) : (i1, i32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("native_source.mlir":0:0)
#loc1 = loc("native_source.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("native_source.mlir":4:3)
#loc6 = loc("native_source.mlir":7:1)
#loc8 = loc("native_source.mlir":10:3)
#loc9 = loc("native_source.mlir":13:1)
#loc11 = loc("native_source.mlir":16:3)
#loc12 = loc("native_source.mlir":19:1)
#loc14 = loc("native_source.mlir":22:3)
#loc15 = loc("native_source.mlir":25:1)
#loc17 = loc("native_source.mlir":28:3)

