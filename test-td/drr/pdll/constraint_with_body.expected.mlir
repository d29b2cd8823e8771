"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.one"(%arg0) : (i32) -> i32
      %1 = "drr.same"(%0) : (i32) -> i32
      %2 = "drr.one"(%arg0) : (i32) -> i32
      %3 = "drr.same"(%2) : (i32) -> i32
      "func.return"(%3) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

