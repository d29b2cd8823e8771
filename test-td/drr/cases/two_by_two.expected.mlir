#loc2 = loc("two_by_two.mlir":1:14)
#loc7 = loc("two_by_two.mlir":7:14)
#loc10 = loc("two_by_two.mlir":13:14)
#loc13 = loc("two_by_two.mlir":18:14)
#loc18 = loc("two_by_two.mlir":26:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("two_by_two.mlir":1:14)):
    %11 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %12:2 = "drr.two"(%arg4) : (i32) -> (i32, f32) loc(#loc20)
    "func.return"(%12#0, %12#1) : (i32, f32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("two_by_two.mlir":7:14)):
    %9 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    %10:2 = "drr.two"(%arg3) : (i32) -> (i32, f32) loc(#loc20)
    "func.return"(%10#1) : (f32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("two_by_two.mlir":13:14)):
    %8:2 = "drr.two"(%arg2) : (i32) -> (i32, f32) loc(#loc4)
    "func.return"(%8#0, %8#1) : (i32, f32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("two_by_two.mlir":18:14)):
    %4 = "drr.one"(%arg1) : (i32) -> i32 loc(#loc3)
    %5 = "drr.one"(%4) : (i32) -> i32 loc(#loc14)
    %6:2 = "drr.two"(%arg1) : (i32) -> (i32, f32) loc(#loc21)
    %7 = "drr.pair"(%6#1, %6#0) : (f32, i32) -> i1 loc(#loc15)
    "func.return"(%7) : (i1) -> () loc(#loc16)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> (i1, i2, i32), sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("two_by_two.mlir":26:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc3)
    %1:2 = "drr.two"(%arg0) : (i32) -> (i32, f32) loc(#loc20)
    %2 = "drr.one"(%1#1) : (f32) -> i1 loc(#loc14)
    %3:2 = "drr.two"(%1#1) : (f32) -> (i1, i2) loc(#loc22)
    "func.return"(%3#0, %3#1, %1#0) : (i1, i2, i32) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
}) : () -> () loc(#loc)
#loc = loc("two_by_two.mlir":0:0)
#loc1 = loc("two_by_two.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("two_by_two.mlir":4:3)
#loc6 = loc("two_by_two.mlir":7:1)
#loc8 = loc("two_by_two.mlir":10:3)
#loc9 = loc("two_by_two.mlir":13:1)
#loc11 = loc("two_by_two.mlir":15:3)
#loc12 = loc("two_by_two.mlir":18:1)
#loc14 = loc("c")
#loc15 = loc("t")
#loc16 = loc("two_by_two.mlir":23:3)
#loc17 = loc("two_by_two.mlir":26:1)
#loc19 = loc("two_by_two.mlir":31:3)
#loc20 = loc(fused[#loc4, #loc3])
#loc21 = loc(fused[#loc4, #loc14, #loc3])
#loc22 = loc(fused[#loc15, #loc14])

