"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32, i64) -> i32, sym_name = "there"}> ({
    ^bb0(%arg1: i32, %arg2: i64):
      %1 = "drr.one_and_many"(%arg1, %arg2) : (i32, i64) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "absent"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.one_and_many"(%arg0) : (i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

