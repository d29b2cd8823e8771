#loc2 = loc("native_below_native.mlir":1:14)
#loc8 = loc("native_below_native.mlir":8:14)
#loc11 = loc("native_below_native.mlir":15:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("native_below_native.mlir":1:14)):
    %5 = "drr.attr"(%arg2) <{a = 4 : i32}> : (i32) -> i8 loc(#loc3)
    %6 = "drr.same"(%5) : (i8) -> i8 loc(#loc4)
    %7 = "drr.none"() : () -> i8 loc(#loc5)
    %8 = "drr.optional_attr"(%7) <{a = 4 : i32}> : (i8) -> i1 loc(#loc5)
    "func.return"(%8) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg1: i32 loc("native_below_native.mlir":8:14)):
    %2 = "drr.str_attr"(%arg1) <{a = "4"}> : (i32) -> i8 loc(#loc3)
    %3 = "drr.same"(%2) : (i8) -> i8 loc(#loc4)
    %4 = "drr.one"(%3) : (i8) -> i1 loc(#loc5)
    "func.return"(%4) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("native_below_native.mlir":15:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.one"(%0) : (i32) -> i1 loc(#loc5)
    "func.return"(%1) : (i1) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("native_below_native.mlir":0:0)
#loc1 = loc("native_below_native.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("t")
#loc5 = loc("r")
#loc6 = loc("native_below_native.mlir":5:3)
#loc7 = loc("native_below_native.mlir":8:1)
#loc9 = loc("native_below_native.mlir":12:3)
#loc10 = loc("native_below_native.mlir":15:1)
#loc12 = loc("native_below_native.mlir":18:3)

