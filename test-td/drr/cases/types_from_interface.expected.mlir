#loc2 = loc("types_from_interface.mlir":1:14)
#loc7 = loc("types_from_interface.mlir":7:14)
#loc10 = loc("types_from_interface.mlir":13:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg2: i32 loc("types_from_interface.mlir":1:14)):
    %4 = "drr.other"(%arg2) : (i32) -> i8 loc(#loc3)
    %5 = "drr.infer"(%arg2) : (i32) -> tuple<i32> loc(#loc12)
    %6 = "drr.pair"(%5, %arg2) : (tuple<i32>, i32) -> i1 loc(#loc12)
    "func.return"(%6) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (f32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg1: f32 loc("types_from_interface.mlir":7:14)):
    %1 = "drr.other"(%arg1) : (f32) -> i8 loc(#loc3)
    %2 = "drr.infer"(%arg1) : (f32) -> tuple<f32> loc(#loc12)
    %3 = "drr.pair"(%2, %arg1) : (tuple<f32>, f32) -> i1 loc(#loc12)
    "func.return"(%3) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg0: i32 loc("types_from_interface.mlir":13:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
}) : () -> () loc(#loc)
#loc = loc("types_from_interface.mlir":0:0)
#loc1 = loc("types_from_interface.mlir":1:1)
#loc3 = loc("o")
#loc4 = loc("r")
#loc5 = loc("types_from_interface.mlir":4:3)
#loc6 = loc("types_from_interface.mlir":7:1)
#loc8 = loc("types_from_interface.mlir":10:3)
#loc9 = loc("types_from_interface.mlir":13:1)
#loc11 = loc("types_from_interface.mlir":15:3)
#loc12 = loc(fused[#loc4, #loc3])

