"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> tensor<4xf32>, sym_name = "yes"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.one"(%arg0) : (i32) -> tensor<4xf32>
      "func.return"(%0) : (tensor<4xf32>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

