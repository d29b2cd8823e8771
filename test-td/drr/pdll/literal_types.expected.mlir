"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> tensor<2xf32>, sym_name = "yes"}> ({
    ^bb0(%arg2: i32):
      %2 = "drr.other"(%arg2) : (i32) -> tensor<2xf32>
      "func.return"(%2) : (tensor<2xf32>) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i64) -> tensor<2xf32>, sym_name = "operand"}> ({
    ^bb0(%arg1: i64):
      %1 = "drr.one"(%arg1) : (i64) -> tensor<2xf32>
      "func.return"(%1) : (tensor<2xf32>) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> tensor<3xf32>, sym_name = "result"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.one"(%arg0) : (i32) -> tensor<3xf32>
      "func.return"(%0) : (tensor<3xf32>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

