"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32, i64) -> (i32, i64), sym_name = "equal"}> ({
    ^bb0(%arg4: i32, %arg5: i64):
      "func.return"(%arg4, %arg5) : (i32, i64) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32, i64) -> (i64, i32), sym_name = "different"}> ({
    ^bb0(%arg2: i32, %arg3: i64):
      %1:2 = "drr.many_to_many"(%arg2, %arg3) : (i32, i64) -> (i64, i32)
      "func.return"(%1#0, %1#1) : (i64, i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32, i64) -> i32, sym_name = "fewer"}> ({
    ^bb0(%arg0: i32, %arg1: i64):
      %0 = "drr.many_to_many"(%arg0, %arg1) : (i32, i64) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

