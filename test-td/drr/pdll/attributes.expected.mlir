"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.attrs"(%arg0) <{a = 3 : i32, b = "new"}> : (i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

