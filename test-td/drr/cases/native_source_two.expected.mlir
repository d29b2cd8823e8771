#loc2 = loc("native_source_two.mlir":1:14)
#loc7 = loc("native_source_two.mlir":7:14)
#loc10 = loc("native_source_two.mlir":13:14)
#loc13 = loc("native_source_two.mlir":19:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("native_source_two.mlir":1:14)):
    %6 = "drr.attr"(%arg3) <{a = 2 : i32}> : (i32) -> i8 loc(#loc3)
    %7 = "drr.attr"(%arg3) <{a = 2 : i32}> : (i32) -> i1 loc(#loc4)
    "func.return"(%7) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("native_source_two.mlir":7:14)):
    %4 = "drr.str_attr"(%arg2) <{a = "s"}> : (i32) -> i8 loc(#loc3)
    %5 = "drr.one"(%4) : (i8) -> i1 loc(#loc4)
    "func.return"(%5) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg1: i32 loc("native_source_two.mlir":13:14)):
    %2 = "drr.same_attr"(%arg1) <{a = 5 : i32}> : (i32) -> i32 loc(#loc3)
    %3 = "drr.attr"(%arg1) <{a = 5 : i32}> : (i32) -> i1 loc(#loc4)
    "func.return"(%3) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("native_source_two.mlir":19:14)):
    %0 = "drr.other"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.one"(%0) : (i32) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
}) : () -> () loc(#loc)
#loc = loc("native_source_two.mlir":0:0)
#loc1 = loc("native_source_two.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("native_source_two.mlir":4:3)
#loc6 = loc("native_source_two.mlir":7:1)
#loc8 = loc("native_source_two.mlir":10:3)
#loc9 = loc("native_source_two.mlir":13:1)
#loc11 = loc("native_source_two.mlir":16:3)
#loc12 = loc("native_source_two.mlir":19:1)
#loc14 = loc("native_source_two.mlir":22:3)

