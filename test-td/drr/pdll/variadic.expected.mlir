"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = () -> i32, sym_name = "none"}> ({
      %1 = "drr.many_attr"() <{a = 1 : i32}> : () -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32, i64) -> i32, sym_name = "three"}> ({
    ^bb0(%arg0: i32, %arg1: i64):
      %0 = "drr.many_attr"(%arg0, %arg1, %arg0) <{a = 1 : i32}> : (i32, i64, i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

