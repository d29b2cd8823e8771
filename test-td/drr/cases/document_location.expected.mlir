#loc2 = loc("document_location.mlir":1:14)
#loc7 = loc("document_location.mlir":7:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg1: i32 loc("document_location.mlir":1:14)):
    %1 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc3)
    %2 = "drr.pure"(%arg1) : (i32) -> i32 loc(#loc3)
    %3 = "drr.other"(%2) : (i32) -> i1 loc(#loc4)
    "func.return"(%3) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg0: i32 loc("document_location.mlir":7:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i1 loc(#loc8)
    "func.return"(%0) : (i1) -> () loc(#loc9)
  }) : () -> () loc(#loc6)
}) : () -> () loc(#loc)
#loc = loc("document_location.mlir":0:0)
#loc1 = loc("document_location.mlir":1:1)
#loc3 = loc("q")
#loc4 = loc("outer")
#loc5 = loc("document_location.mlir":4:3)
#loc6 = loc("document_location.mlir":7:1)
#loc8 = loc("r")
#loc9 = loc("document_location.mlir":9:3)

