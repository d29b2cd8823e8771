"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "yes"}> ({
    ^bb0(%arg0: i32):
      %0:2 = "drr.two_like"(%arg0) : (i32) -> (i32, i32)
      "func.return"(%0#1, %0#0) : (i32, i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

