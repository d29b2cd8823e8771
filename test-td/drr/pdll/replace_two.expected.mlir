"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> (i64, i32), sym_name = "yes"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.one"(%arg0) : (i32) -> i32
      %1 = "drr.other"(%arg0) : (i32) -> i64
      "func.return"(%1, %0) : (i64, i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

