"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg1: i32):
      %2 = "drr.attr"(%arg1) <{a = 4 : i32}> : (i32) -> i32
      %3 = "drr.attrs"(%arg1) <{a = 8 : i32, b = 4 : i32}> : (i32) -> i32
      "func.return"(%3) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "used"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.attr"(%arg0) <{a = 4 : i32}> : (i32) -> i32
      %1 = "drr.one"(%0) : (i32) -> i32
      "func.return"(%1, %0) : (i32, i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

