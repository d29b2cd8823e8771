#loc2 = loc("native_leaf.mlir":1:14)
#loc7 = loc("native_leaf.mlir":7:14)
#loc10 = loc("native_leaf.mlir":12:14)
#loc14 = loc("native_leaf.mlir":19:14)
#loc19 = loc("native_leaf.mlir":27:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("native_leaf.mlir":1:14)):
    %9 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %10 = "drr.attr"(%arg4) <{a = 4 : i32}> : (i32) -> i32 loc(#loc21)
    "func.return"(%10) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("native_leaf.mlir":7:14)):
    %8 = "drr.attr"(%arg3) <{a = 3 : i32}> : (i32) -> i32 loc(#loc4)
    "func.return"(%8) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("native_leaf.mlir":12:14)):
    %5 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc3)
    %6 = "drr.one"(%5) : (i32) -> i8 loc(#loc11)
    %7 = "drr.attr"(%arg2) <{a = 5 : i32}> : (i32) -> i32 loc(#loc22)
    "func.return"(%7) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i2, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("native_leaf.mlir":19:14)):
    %1 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %2 = "drr.attr"(%arg1) <{a = 0 : i32}> : (i32) -> i32 loc(#loc21)
    %3 = "drr.one"(%2) : (i32) -> i1 loc(#loc15)
    %4 = "drr.attr"(%2) <{a = 1 : i32}> : (i32) -> i2 loc(#loc23)
    "func.return"(%4) : (i2) -> () loc(#loc17)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("native_leaf.mlir":27:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc20)
  }) : () -> () loc(#loc18)
}) : () -> () loc(#loc)
#loc = loc("native_leaf.mlir":0:0)
#loc1 = loc("native_leaf.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("native_leaf.mlir":4:3)
#loc6 = loc("native_leaf.mlir":7:1)
#loc8 = loc("native_leaf.mlir":9:3)
#loc9 = loc("native_leaf.mlir":12:1)
#loc11 = loc("c")
#loc12 = loc("native_leaf.mlir":16:3)
#loc13 = loc("native_leaf.mlir":19:1)
#loc15 = loc("s")
#loc16 = loc("t")
#loc17 = loc("native_leaf.mlir":24:3)
#loc18 = loc("native_leaf.mlir":27:1)
#loc20 = loc("native_leaf.mlir":29:3)
#loc21 = loc(fused[#loc4, #loc3])
#loc22 = loc(fused[#loc4, #loc11, #loc3])
#loc23 = loc(fused[#loc16, #loc15])

