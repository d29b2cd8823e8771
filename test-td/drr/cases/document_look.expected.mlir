#loc2 = loc("document_look.mlir":1:14)
#loc7 = loc("document_look.mlir":7:14)
#loc10 = loc("document_look.mlir":13:14)
#loc13 = loc("document_look.mlir":19:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i1, sym_name = "a"}> ({
  ^bb0(%arg3: i32 loc("document_look.mlir":1:14)):
    %5 = "drr.a_op"(%arg3) <{a_attr = 5 : i32}> : (i32) -> i32 loc(#loc3)
    %6 = "drr.two_attr_op"() <{op_attr1 = 5 : i32, op_attr2 = 5 : i32}> : () -> i1 loc(#loc4)
    "func.return"(%6) : (i1) -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "b"}> ({
  ^bb0(%arg2: i32 loc("document_look.mlir":7:14)):
    %3 = "drr.a_op"(%arg2) <{a_attr = 5 : i8}> : (i32) -> i32 loc(#loc3)
    %4 = "drr.one"(%3) : (i32) -> i1 loc(#loc4)
    "func.return"(%4) : (i1) -> () loc(#loc8)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "c"}> ({
  ^bb0(%arg1: i32 loc("document_look.mlir":13:14)):
    %1 = "drr.a_op"(%arg1) <{a_attr = "x"}> : (i32) -> i32 loc(#loc3)
    %2 = "drr.one"(%1) : (i32) -> i1 loc(#loc4)
    "func.return"(%2) : (i1) -> () loc(#loc11)
  }) : () -> () loc(#loc9)
  "func.func"() <{function_type = (i32) -> i1, sym_name = "d"}> ({
  ^bb0(%arg0: i32 loc("document_look.mlir":19:14)):
    %0 = "drr.one"(%arg0) : (i32) -> i1 loc(#loc4)
    "func.return"(%0) : (i1) -> () loc(#loc14)
  }) : () -> () loc(#loc12)
}) : () -> () loc(#loc)
#loc = loc("document_look.mlir":0:0)
#loc1 = loc("document_look.mlir":1:1)
#loc3 = loc("q")
#loc4 = loc("r")
#loc5 = loc("document_look.mlir":4:3)
#loc6 = loc("document_look.mlir":7:1)
#loc8 = loc("document_look.mlir":10:3)
#loc9 = loc("document_look.mlir":13:1)
#loc11 = loc("document_look.mlir":16:3)
#loc12 = loc("document_look.mlir":19:1)
#loc14 = loc("document_look.mlir":21:3)

