#loc2 = loc("either_after_attr.mlir":1:14)
#loc3 = loc("either_after_attr.mlir":1:23)
#loc8 = loc("either_after_attr.mlir":7:14)
#loc9 = loc("either_after_attr.mlir":7:23)
#loc12 = loc("either_after_attr.mlir":13:14)
#loc13 = loc("either_after_attr.mlir":13:23)
#loc16 = loc("either_after_attr.mlir":18:14)
#loc17 = loc("either_after_attr.mlir":18:23)
#loc20 = loc("either_after_attr.mlir":24:14)
#loc21 = loc("either_after_attr.mlir":24:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg8: i32 loc("either_after_attr.mlir":1:14), %arg9: i32 loc("either_after_attr.mlir":1:23)):
    %8 = "drr.one"(%arg8) : (i32) -> i32 loc(#loc4)
    %9 = "drr.attr_last"(%arg8, %arg9) <{a = 1 : i32}> : (i32, i32) -> i32 loc(#loc24)
    "func.return"(%9) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg6: i32 loc("either_after_attr.mlir":7:14), %arg7: i32 loc("either_after_attr.mlir":7:23)):
    %6 = "drr.one"(%arg6) : (i32) -> i32 loc(#loc4)
    %7 = "drr.attr_last"(%arg6, %arg7) <{a = 2 : i32}> : (i32, i32) -> i32 loc(#loc24)
    "func.return"(%7) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc7)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg4: i32 loc("either_after_attr.mlir":13:14), %arg5: i32 loc("either_after_attr.mlir":13:23)):
    %5 = "drr.attr_first"(%arg5, %arg4) <{a = 2 : i32}> : (i32, i32) -> i32 loc(#loc5)
    "func.return"(%5) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg2: i32 loc("either_after_attr.mlir":18:14), %arg3: i32 loc("either_after_attr.mlir":18:23)):
    %3 = "drr.one"(%arg2) : (i32) -> i32 loc(#loc4)
    %4 = "drr.attr_last"(%arg3, %3) <{a = 2 : i32}> : (i32, i32) -> i32 loc(#loc5)
    "func.return"(%4) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("either_after_attr.mlir":24:14), %arg1: i32 loc("either_after_attr.mlir":24:23)):
    %0 = "drr.one"(%arg0) : (i32) -> i32 loc(#loc4)
    %1 = "drr.one"(%arg1) : (i32) -> f32 loc(#loc22)
    %2 = "drr.attr_last"(%arg1, %0) <{a = 0 : i32}> : (i32, i32) -> i32 loc(#loc25)
    "func.return"(%2) : (i32) -> () loc(#loc23)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("either_after_attr.mlir":0:0)
#loc1 = loc("either_after_attr.mlir":1:1)
#loc4 = loc("x")
#loc5 = loc("r")
#loc6 = loc("either_after_attr.mlir":4:3)
#loc7 = loc("either_after_attr.mlir":7:1)
#loc10 = loc("either_after_attr.mlir":10:3)
#loc11 = loc("either_after_attr.mlir":13:1)
#loc14 = loc("either_after_attr.mlir":15:3)
#loc15 = loc("either_after_attr.mlir":18:1)
#loc18 = loc("either_after_attr.mlir":21:3)
#loc19 = loc("either_after_attr.mlir":24:1)
#loc22 = loc("y")
#loc23 = loc("either_after_attr.mlir":28:3)
#loc24 = loc(fused[#loc5, #loc4])
#loc25 = loc(fused[#loc5, #loc22])

