"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "equal"}> ({
    ^bb0(%arg2: i32):
      %2 = "drr.const"() <{value = 1 : i32}> : () -> i32
      "func.return"(%2) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "different"}> ({
    ^bb0(%arg1: i32):
      %1 = "drr.attrs"(%arg1) <{a = 1 : i64, b = 1 : i64}> : (i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "untyped"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.attrs"(%arg0) <{a = "s", b = 1 : i64}> : (i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

