"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "two"}> ({
    ^bb0(%arg1: i32):
      %1 = "drr.many_attr"(%arg1, %arg1) <{a = 2 : i32}> : (i32, i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "one"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.many"(%arg0) : (i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

