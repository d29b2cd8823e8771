"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.str_attr"(%arg0) <{a = "test.str"}> : (i32) -> f32
      "func.return"(%arg0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

