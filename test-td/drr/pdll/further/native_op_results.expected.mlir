"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.other"(%arg0) : (i32) -> i32
      %1 = "drr.sum"(%0, %0) : (i32, i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

