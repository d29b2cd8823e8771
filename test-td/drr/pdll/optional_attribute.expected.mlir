"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "some"}> ({
    ^bb0(%arg1: i32):
      %1 = "drr.attr"(%arg1) <{a = 1 : i32}> : (i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "none"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.attr"(%arg0) <{a = 5 : i32}> : (i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

