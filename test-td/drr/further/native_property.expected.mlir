#loc2 = loc("native_property.mlir":1:20)
#loc7 = loc("native_property.mlir":7:25)
#loc12 = loc("native_property.mlir":13:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "matches"}> ({
  ^bb0(%arg2: i32 loc("native_property.mlir":1:20)):
    %4 = "drr.same_prop"(%arg2) <{p = 4 : i32}> : (i32) -> i32 loc(#loc3)
    %5 = "drr.same_prop"(%arg2) <{p = 5 : i32}> : (i32) -> i32 loc(#loc4)
    "func.return"(%5) : (i32) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "not_positive"}> ({
  ^bb0(%arg1: i32 loc("native_property.mlir":7:25)):
    %2 = "drr.same_prop"(%arg1) <{p = -1 : i32}> : (i32) -> i32 loc(#loc8)
    %3 = "drr.one"(%2) : (i32) -> i32 loc(#loc9)
    "func.return"(%3) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "another_op"}> ({
  ^bb0(%arg0: i32 loc("native_property.mlir":13:23)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc13)
    %1 = "drr.one"(%0) : (i32) -> i32 loc(#loc14)
    "func.return"(%1) : (i32) -> () loc(#loc15)
  }) : () -> () loc(#loc11)
}) : () -> () loc(#loc)
#loc = loc("native_property.mlir":0:0)
#loc1 = loc("native_property.mlir":1:1)
#loc3 = loc("native_property.mlir":2:8)
#loc4 = loc("native_property.mlir":3:8)
#loc5 = loc("native_property.mlir":4:3)
#loc6 = loc("native_property.mlir":7:1)
#loc8 = loc("native_property.mlir":8:8)
#loc9 = loc("native_property.mlir":9:8)
#loc10 = loc("native_property.mlir":10:3)
#loc11 = loc("native_property.mlir":13:1)
#loc13 = loc("native_property.mlir":14:8)
#loc14 = loc("native_property.mlir":15:8)
#loc15 = loc("native_property.mlir":16:3)

