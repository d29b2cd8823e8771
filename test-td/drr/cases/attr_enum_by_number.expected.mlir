#loc2 = loc("attr_enum_by_number.mlir":1:14)
#loc6 = loc("attr_enum_by_number.mlir":6:14)
#loc9 = loc("attr_enum_by_number.mlir":11:14)
#loc12 = loc("attr_enum_by_number.mlir":16:14)
#loc15 = loc("attr_enum_by_number.mlir":21:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("attr_enum_by_number.mlir":1:14)):
    %4 = "drr.color"(%arg4) <{a = 0 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%4) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("attr_enum_by_number.mlir":6:14)):
    %3 = "drr.one"(%arg3) : (i32) -> i32 loc(#loc3)
    "func.return"(%3) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i1) -> i32, sym_name = "c"}> ({
  ^bb0(%arg2: i1 loc("attr_enum_by_number.mlir":11:14)):
    %2 = "drr.one"(%arg2) : (i1) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i1) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: i1 loc("attr_enum_by_number.mlir":16:14)):
    %1 = "drr.one"(%arg1) : (i1) -> i32 loc(#loc3)
    "func.return"(%1) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i8) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i8 loc("attr_enum_by_number.mlir":21:14)):
    %0 = "drr.color"(%arg0) <{a = 4 : i32}> : (i8) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("attr_enum_by_number.mlir":0:0)
#loc1 = loc("attr_enum_by_number.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("attr_enum_by_number.mlir":3:3)
#loc5 = loc("attr_enum_by_number.mlir":6:1)
#loc7 = loc("attr_enum_by_number.mlir":8:3)
#loc8 = loc("attr_enum_by_number.mlir":11:1)
#loc10 = loc("attr_enum_by_number.mlir":13:3)
#loc11 = loc("attr_enum_by_number.mlir":16:1)
#loc13 = loc("attr_enum_by_number.mlir":18:3)
#loc14 = loc("attr_enum_by_number.mlir":21:1)
#loc16 = loc("attr_enum_by_number.mlir":23:3)

