#loc2 = loc("property_as_attribute.mlir":1:19)
#loc6 = loc("property_as_attribute.mlir":6:17)
#loc10 = loc("property_as_attribute.mlir":11:17)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "number"}> ({
  ^bb0(%arg2: i32 loc("property_as_attribute.mlir":1:19)):
    %2 = "drr.attr"(%arg2) <{a = -4 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "text"}> ({
  ^bb0(%arg1: i32 loc("property_as_attribute.mlir":6:17)):
    %1 = "drr.str_attr"(%arg1) <{a = "some \22text\22"}> : (i32) -> i32 loc(#loc7)
    "func.return"(%1) : (i32) -> () loc(#loc8)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "both"}> ({
  ^bb0(%arg0: i32 loc("property_as_attribute.mlir":11:17)):
    %0 = "drr.attrs"(%arg0) <{a = 1 : i32, b = 2 : i32}> : (i32) -> i32 loc(#loc11)
    "func.return"(%0) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc9)
}) : () -> () loc(#loc)
#loc = loc("property_as_attribute.mlir":0:0)
#loc1 = loc("property_as_attribute.mlir":1:1)
#loc3 = loc("property_as_attribute.mlir":2:8)
#loc4 = loc("property_as_attribute.mlir":3:3)
#loc5 = loc("property_as_attribute.mlir":6:1)
#loc7 = loc("property_as_attribute.mlir":7:8)
#loc8 = loc("property_as_attribute.mlir":8:3)
#loc9 = loc("property_as_attribute.mlir":11:1)
#loc11 = loc("property_as_attribute.mlir":12:8)
#loc12 = loc("property_as_attribute.mlir":13:3)

