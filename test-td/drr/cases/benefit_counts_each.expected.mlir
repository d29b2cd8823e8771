#loc2 = loc("benefit_counts_each.mlir":1:14)
#loc8 = loc("benefit_counts_each.mlir":8:14)
#loc11 = loc("benefit_counts_each.mlir":15:14)
#loc14 = loc("benefit_counts_each.mlir":22:14)
#loc17 = loc("benefit_counts_each.mlir":29:14)
#loc20 = loc("benefit_counts_each.mlir":36:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg5: i32 loc("benefit_counts_each.mlir":1:14)):
    %15 = "drr.one"(%arg5) : (i32) -> i32 loc(#loc3)
    %16 = "drr.other"(%arg5) : (i32) -> i32 loc(#loc4)
    %17 = "drr.sum"(%arg5, %arg5) : (i32, i32) -> i32 loc(#loc22)
    "func.return"(%17) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg4: i32 loc("benefit_counts_each.mlir":8:14)):
    %12 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %13 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc4)
    %14 = "drr.pair"(%12, %13) : (i32, i32) -> i32 loc(#loc5)
    "func.return"(%14) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg3: i32 loc("benefit_counts_each.mlir":15:14)):
    %9 = "drr.other"(%arg3) : (i32) -> i32 loc(#loc3)
    %10 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc4)
    %11 = "drr.sum"(%arg3, %arg3) : (i32, i32) -> i32 loc(#loc23)
    "func.return"(%11) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (i1) -> i1, sym_name = "d"}> ({
  ^bb0(%arg2: i1 loc("benefit_counts_each.mlir":22:14)):
    %6 = "drr.one"(%arg2) : (i1) -> i1 loc(#loc3)
    %7 = "drr.one"(%arg2) : (i1) -> i1 loc(#loc4)
    %8 = "drr.sum"(%arg2, %arg2) : (i1, i1) -> i1 loc(#loc22)
    "func.return"(%8) : (i1) -> () loc(#loc15)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i1) -> i1, sym_name = "e"}> ({
  ^bb0(%arg1: i1 loc("benefit_counts_each.mlir":29:14)):
    %3 = "drr.other"(%arg1) : (i1) -> i1 loc(#loc3)
    %4 = "drr.one"(%arg1) : (i1) -> i1 loc(#loc4)
    %5 = "drr.none"() : () -> i1 loc(#loc5)
    "func.return"(%5) : (i1) -> () loc(#loc18)
  }) : () -> () loc(#loc16)
  "func.func"() <{function_type = (i1) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i1 loc("benefit_counts_each.mlir":36:14)):
    %0 = "drr.other"(%arg0) : (i1) -> i1 loc(#loc3)
    %1 = "drr.one"(%arg0) : (i1) -> i1 loc(#loc4)
    %2 = "drr.many"(%0, %1) : (i1, i1) -> i32 loc(#loc5)
    "func.return"(%2) : (i32) -> () loc(#loc21)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("benefit_counts_each.mlir":0:0)
#loc1 = loc("benefit_counts_each.mlir":1:1)
#loc3 = loc("x")
#loc4 = loc("y")
#loc5 = loc("r")
#loc6 = loc("benefit_counts_each.mlir":5:3)
#loc7 = loc("benefit_counts_each.mlir":8:1)
#loc9 = loc("benefit_counts_each.mlir":12:3)
#loc10 = loc("benefit_counts_each.mlir":15:1)
#loc12 = loc("benefit_counts_each.mlir":19:3)
#loc13 = loc("benefit_counts_each.mlir":22:1)
#loc15 = loc("benefit_counts_each.mlir":26:3)
#loc16 = loc("benefit_counts_each.mlir":29:1)
#loc18 = loc("benefit_counts_each.mlir":33:3)
#loc19 = loc("benefit_counts_each.mlir":36:1)
#loc21 = loc("benefit_counts_each.mlir":40:3)
#loc22 = loc(fused[#loc5, #loc3, #loc4])
#loc23 = loc(fused[#loc5, #loc4, #loc3])

