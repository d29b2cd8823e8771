"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "used"}> ({
    ^bb0(%arg1: i32):
      %0 = "drr.one"(%arg1) : (i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> (), sym_name = "unused"}> ({
    ^bb0(%arg0: i32):
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

