"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32, i64) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg0: i32, %arg1: i64):
      %0 = "drr.many"(%arg0, %arg1) : (i32, i64) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

