"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "equal"}> ({
    ^bb0(%arg2: i32):
      %1 = "drr.one"(%arg2) : (i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "different"}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      %0 = "drr.pair"(%arg0, %arg1) : (i32, i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

