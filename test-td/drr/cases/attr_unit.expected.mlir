#loc2 = loc("attr_unit.mlir":1:14)
#loc7 = loc("attr_unit.mlir":7:14)
#loc10 = loc("attr_unit.mlir":13:14)
#loc13 = loc("attr_unit.mlir":18:14)
#loc16 = loc("attr_unit.mlir":23:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("attr_unit.mlir":1:14)):
    %6 = "drr.one"(%arg4) : (i32) -> i32 loc(#loc3)
    %7 = "drr.unit_attr"(%arg4) <{a}> : (i32) -> i32 loc(#loc18)
    "func.return"(%7) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("attr_unit.mlir":7:14)):
    %4 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    %5 = "drr.unit_attr"(%arg3) : (i32) -> i32 loc(#loc18)
    "func.return"(%5) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i32 loc("attr_unit.mlir":13:14)):
    %3 = "drr.unit_attr"(%arg2) : (i32) -> i32 loc(#loc4)
    "func.return"(%3) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i32 loc("attr_unit.mlir":18:14)):
    %2 = "drr.unit_attr"(%arg1) <{a}> : (i32) -> i32 loc(#loc4)
    "func.return"(%2) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("attr_unit.mlir":23:14)):
    %0 = "drr.unit_attr"(%arg0) <{a}> : (i32) -> i32 loc(#loc3)
    %1 = "drr.unit_attr"(%0) : (i32) -> i32 loc(#loc4)
    "func.return"(%1) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc15)
}) : () -> () loc(#loc)
#loc = loc("attr_unit.mlir":0:0)
#loc1 = loc("attr_unit.mlir":1:1)
#loc3 = loc("b")
#loc4 = loc("r")
#loc5 = loc("attr_unit.mlir":4:3)
#loc6 = loc("attr_unit.mlir":7:1)
#loc8 = loc("attr_unit.mlir":10:3)
#loc9 = loc("attr_unit.mlir":13:1)
#loc11 = loc("attr_unit.mlir":15:3)
#loc12 = loc("attr_unit.mlir":18:1)
#loc14 = loc("attr_unit.mlir":20:3)
#loc15 = loc("attr_unit.mlir":23:1)
#loc17 = loc("attr_unit.mlir":26:3)
#loc18 = loc(fused[#loc4, #loc3])

