"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "there"}> ({
    ^bb0(%arg1: i32):
      %1 = "drr.other"(%arg1) {other.flag, other.kept = "n"} : (i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "absent"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.one"(%arg0) {other.more = "n"} : (i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

