#loc2 = loc("native_type_attr.mlir":1:14)
#loc3 = loc("native_type_attr.mlir":1:23)
#loc7 = loc("native_type_attr.mlir":6:14)
#loc8 = loc("native_type_attr.mlir":6:23)
#loc11 = loc("native_type_attr.mlir":11:14)
#loc12 = loc("native_type_attr.mlir":11:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> i1, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("native_type_attr.mlir":1:14), %arg5: i8 loc("native_type_attr.mlir":1:23)):
    %2 = "drr.attrs"(%arg4) <{a = i8, b = i1}> : (i32) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("native_type_attr.mlir":6:14), %arg3: i32 loc("native_type_attr.mlir":6:23)):
    %1 = "drr.attrs"(%arg2) <{a = i32, b = i1}> : (i32) -> i1 loc(#loc4)
    "func.return"(%1) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (f32, i64) -> f32, sym_name = "c"}> ({
  ^bb0(%arg0: f32 loc("native_type_attr.mlir":11:14), %arg1: i64 loc("native_type_attr.mlir":11:23)):
    %0 = "drr.attrs"(%arg0) <{a = i64, b = f32}> : (f32) -> f32 loc(#loc4)
    "func.return"(%0) : (f32) -> () loc(#loc13)
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("native_type_attr.mlir":0:0)
#loc1 = loc("native_type_attr.mlir":1:1)
#loc4 = loc("r")
#loc5 = loc("native_type_attr.mlir":3:3)
#loc6 = loc("native_type_attr.mlir":6:1)
#loc9 = loc("native_type_attr.mlir":8:3)
#loc10 = loc("native_type_attr.mlir":11:1)
#loc13 = loc("native_type_attr.mlir":13:3)

