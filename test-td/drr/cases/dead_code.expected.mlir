#loc2 = loc("dead_code.mlir":1:14)
#loc7 = loc("dead_code.mlir":7:14)
#loc10 = loc("dead_code.mlir":13:14)
#loc14 = loc("dead_code.mlir":21:14)
#loc18 = loc("dead_code.mlir":27:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("dead_code.mlir":1:14)):
    %6 = "drr.one"(%arg4) : (i32) -> i1 loc(#loc20)
    "func.return"(%6) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> (i1, i32), sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("dead_code.mlir":7:14)):
    %4 = "drr.pure"(%arg3) : (i32) -> i32 loc(#loc4)
    %5 = "drr.one"(%arg3) : (i32) -> i1 loc(#loc20)
    "func.return"(%5, %4) : (i1, i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("dead_code.mlir":13:14)):
    %3 = "drr.one"(%arg2) : (i32) -> i1 loc(#loc21)
    "func.return"(%3) : (i1) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("dead_code.mlir":21:14)):
    %2 = "drr.one"(%arg1) : (i32) -> i1 loc(#loc15)
    "func.return"(%2) : (i1) -> () loc(#loc16)
  }) : () -> () loc(#loc13)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("dead_code.mlir":27:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.pair"(%arg0, %0) : (i32, i32) -> i1 loc(#loc3)
    "func.return"(%1) : (i1) -> () loc(#loc19)
  }) : () -> () loc(#loc17)
}) : () -> () loc(#loc)
#loc = loc("dead_code.mlir":0:0)
#loc1 = loc("dead_code.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("b")
#loc5 = loc("dead_code.mlir":4:3)
#loc6 = loc("dead_code.mlir":7:1)
#loc8 = loc("dead_code.mlir":10:3)
#loc9 = loc("dead_code.mlir":13:1)
#loc11 = loc("d")
#loc12 = loc("dead_code.mlir":18:3)
#loc13 = loc("dead_code.mlir":21:1)
#loc15 = loc("c")
#loc16 = loc("dead_code.mlir":24:3)
#loc17 = loc("dead_code.mlir":27:1)
#loc19 = loc("dead_code.mlir":30:3)
#loc20 = loc(fused[#loc3, #loc4])
#loc21 = loc(fused[#loc3, #loc11])

