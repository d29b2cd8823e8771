#loc2 = loc("shared_native.mlir":1:14)
#loc8 = loc("shared_native.mlir":8:14)
#loc12 = loc("shared_native.mlir":15:14)
#loc15 = loc("shared_native.mlir":22:14)
#loc18 = loc("shared_native.mlir":29:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("shared_native.mlir":1:14)):
    %11 = "drr.attr"(%arg4) <{a = 3 : i32}> : (i32) -> i8 loc(#loc3)
    %12 = "drr.same"(%11) : (i8) -> i8 loc(#loc4)
    %13 = "drr.attr"(%arg4) <{a = 3 : i32}> : (i32) -> i1 loc(#loc5)
    "func.return"(%13) : (i1) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("shared_native.mlir":8:14)):
    %8 = "drr.attr"(%arg3) <{a = 4 : i32}> : (i32) -> i8 loc(#loc3)
    %9 = "drr.same"(%8) : (i8) -> i8 loc(#loc4)
    %10 = "drr.attr"(%arg3) <{a = 4 : i32}> : (i32) -> i1 loc(#loc20)
    "func.return"(%10) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("shared_native.mlir":15:14)):
    %5 = "drr.str_attr"(%arg2) <{a = "x"}> : (i32) -> i8 loc(#loc3)
    %6 = "drr.same"(%5) : (i8) -> i8 loc(#loc4)
    %7 = "drr.one"(%6) : (i8) -> i1 loc(#loc9)
    "func.return"(%7) : (i1) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("shared_native.mlir":22:14)):
    %2 = "drr.attrs"(%arg1) <{a = 1 : i64, b = 2 : i32}> : (i32) -> i8 loc(#loc3)
    %3 = "drr.same"(%2) : (i8) -> i8 loc(#loc4)
    %4 = "drr.other"(%3) : (i8) -> i1 loc(#loc9)
    "func.return"(%4) : (i1) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("shared_native.mlir":29:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.one"(%0) : (i32) -> i1 loc(#loc9)
    "func.return"(%1) : (i1) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
}) : () -> () loc(#loc)
#loc = loc("shared_native.mlir":0:0)
#loc1 = loc("shared_native.mlir":1:1)
#loc3 = loc("t")
#loc4 = loc("s")
#loc5 = loc("one")
#loc6 = loc("shared_native.mlir":5:3)
#loc7 = loc("shared_native.mlir":8:1)
#loc9 = loc("r")
#loc10 = loc("shared_native.mlir":12:3)
#loc11 = loc("shared_native.mlir":15:1)
#loc13 = loc("shared_native.mlir":19:3)
#loc14 = loc("shared_native.mlir":22:1)
#loc16 = loc("shared_native.mlir":26:3)
#loc17 = loc("shared_native.mlir":29:1)
#loc19 = loc("shared_native.mlir":32:3)
#loc20 = loc(fused[#loc9, #loc4])

