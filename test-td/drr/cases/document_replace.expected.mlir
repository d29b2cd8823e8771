#loc2 = loc("document_replace.mlir":1:14)
#loc5 = loc("document_replace.mlir":6:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("document_replace.mlir":1:14)):
    "func.return"(%arg1) : (i32) -> () loc(#loc3)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_replace.mlir":6:14)):
    "func.return"(%arg0) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("document_replace.mlir":0:0)
#loc1 = loc("document_replace.mlir":1:1)
#loc3 = loc("document_replace.mlir":3:3)
#loc4 = loc("document_replace.mlir":6:1)
#loc6 = loc("document_replace.mlir":9:3)

