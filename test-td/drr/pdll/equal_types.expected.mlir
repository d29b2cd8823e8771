"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "equal"}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %2 = "drr.sum"(%arg4, %arg5) : (i32, i32) -> i32
      "func.return"(%2) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32, i64) -> i32, sym_name = "operands"}> ({
    ^bb0(%arg2: i32, %arg3: i64):
      %1 = "drr.pair"(%arg2, %arg3) : (i32, i64) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32, i32) -> i64, sym_name = "result"}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      %0 = "drr.pair"(%arg0, %arg1) : (i32, i32) -> i64
      "func.return"(%0) : (i64) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

