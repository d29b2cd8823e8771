"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> (), sym_name = "yes"}> ({
    ^bb0(%arg0: i32):
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

