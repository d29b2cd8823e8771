"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg3: i32):
      "func.return"(%arg3) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "no"}> ({
    ^bb0(%arg2: i32):
      %1 = "drr.attrs"(%arg2) <{a = 1 : i64, b = "s"}> : (i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "type"}> ({
    ^bb0(%arg1: i32):
      "func.return"(%arg1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i64) -> i64, sym_name = "other_type"}> ({
    ^bb0(%arg0: i64):
      %0 = "drr.one"(%arg0) : (i64) -> i64
      "func.return"(%0) : (i64) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

