"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "one"}> ({
    ^bb0(%arg1: i32):
      %1 = "drr.one"(%arg1) : (i32) -> i32
      %2 = "drr.other"(%1) : (i32) -> i32
      "func.return"(%2) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "two"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.one"(%arg0) : (i32) -> i32
      "func.return"(%0, %arg0) : (i32, i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

