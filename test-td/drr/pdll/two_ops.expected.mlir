"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %3 = "drr.one"(%arg2) : (i32) -> i64
      %4 = "drr.other"(%arg3) : (i32) -> i64
      %5 = "drr.sum"(%arg2, %arg3) : (i32, i32) -> i32
      "func.return"(%5) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "turned"}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      %0 = "drr.one"(%arg0) : (i32) -> i64
      %1 = "drr.other"(%arg1) : (i32) -> i64
      %2 = "drr.pair"(%1, %0) : (i64, i64) -> i32
      "func.return"(%2) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

