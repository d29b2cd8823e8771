"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "high"}> ({
    ^bb0(%arg1: i32):
      %1 = "drr.pair"(%arg1, %arg1) : (i32, i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i64) -> i32, sym_name = "low"}> ({
    ^bb0(%arg0: i64):
      %0 = "drr.other"(%arg0) : (i64) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

