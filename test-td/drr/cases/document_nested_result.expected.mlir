#loc2 = loc("document_nested_result.mlir":1:14)
#loc6 = loc("document_nested_result.mlir":6:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("document_nested_result.mlir":1:14)):
    %1 = "drr.a_op"(%arg1) <{a_attr = 4 : i32}> : (i32) -> i32 loc(#loc3)
    %2 = "drr.c_op"(%1) <{c_attr = 4 : i32}> : (i32) -> i1 loc(#loc3)
    "func.return"(%2) : (i1) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_nested_result.mlir":6:14)):
    %0 = "drr.a_op"(%arg0) <{a_attr = 4 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%0) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
}) : () -> () loc(#loc)
#loc = loc("document_nested_result.mlir":0:0)
#loc1 = loc("document_nested_result.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("document_nested_result.mlir":3:3)
#loc5 = loc("document_nested_result.mlir":6:1)
#loc7 = loc("document_nested_result.mlir":8:3)

