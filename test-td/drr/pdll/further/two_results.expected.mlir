"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "second"}> ({
    ^bb0(%arg2: i32):
      %4:2 = "drr.two"(%arg2) : (i32) -> (i32, i32)
      "func.return"(%4#0) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "first"}> ({
    ^bb0(%arg1: i32):
      %2:2 = "drr.two"(%arg1) : (i32) -> (i32, i32)
      %3 = "drr.one"(%2#0) : (i32) -> i32
      "func.return"(%3) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "named"}> ({
    ^bb0(%arg0: i32):
      %0:2 = "drr.two"(%arg0) : (i32) -> (i32, i64)
      %1 = "drr.pair"(%0#0, %0#1) : (i32, i64) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

