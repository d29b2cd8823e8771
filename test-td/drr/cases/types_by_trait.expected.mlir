#loc2 = loc("types_by_trait.mlir":1:14)
#loc6 = loc("types_by_trait.mlir":6:14)
#loc9 = loc("types_by_trait.mlir":11:14)
#loc12 = loc("types_by_trait.mlir":16:14)
#loc15 = loc("types_by_trait.mlir":21:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg4: i32 loc("types_by_trait.mlir":1:14)):
    %6 = "drr.same"(%arg4) : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> f32, sym_name = "b"}> ({
  ^bb0(%arg3: i32 loc("types_by_trait.mlir":6:14)):
    %5 = "drr.one"(%arg3) : (i32) -> f32 loc(#loc3)
    "func.return"(%5) : (f32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (f32) -> f32, sym_name = "c"}> ({
  ^bb0(%arg2: f32 loc("types_by_trait.mlir":11:14)):
    %3 = "drr.same"(%arg2) : (f32) -> f32 loc(#loc3)
    %4 = "drr.same_attr"(%3) <{a = 1 : i32}> : (f32) -> f32 loc(#loc3)
    "func.return"(%4) : (f32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (f32) -> i32, sym_name = "d"}> ({
  ^bb0(%arg1: f32 loc("types_by_trait.mlir":16:14)):
    %2 = "drr.attr"(%arg1) <{a = 1 : i32}> : (f32) -> i32 loc(#loc3)
    "func.return"(%2) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "e"}> ({
  ^bb0(%arg0: i32 loc("types_by_trait.mlir":21:14)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc3)
    %1 = "drr.same"(%0) : (i32) -> i32 loc(#loc16)
    "func.return"(%1) : (i32) -> () loc(#loc17)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("types_by_trait.mlir":0:0)
#loc1 = loc("types_by_trait.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("types_by_trait.mlir":3:3)
#loc5 = loc("types_by_trait.mlir":6:1)
#loc7 = loc("types_by_trait.mlir":8:3)
#loc8 = loc("types_by_trait.mlir":11:1)
#loc10 = loc("types_by_trait.mlir":13:3)
#loc11 = loc("types_by_trait.mlir":16:1)
#loc13 = loc("types_by_trait.mlir":18:3)
#loc14 = loc("types_by_trait.mlir":21:1)
#loc16 = loc("s")
#loc17 = loc("types_by_trait.mlir":24:3)

