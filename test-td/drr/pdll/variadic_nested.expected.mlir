"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "all"}> ({
    ^bb0(%arg2: i32):
      %5:2 = "drr.many_results"(%arg2) : (i32) -> (i32, i64)
      %6 = "drr.one"(%arg2) : (i32) -> i32
      "func.return"(%6) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "turned"}> ({
    ^bb0(%arg1: i32):
      %3:2 = "drr.many_results"(%arg1) : (i32) -> (i32, i64)
      %4 = "drr.many"(%3#1, %3#0) : (i64, i32) -> i32
      "func.return"(%4) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "some"}> ({
    ^bb0(%arg0: i32):
      %1:2 = "drr.many_results"(%arg0) : (i32) -> (i32, i64)
      %2 = "drr.many"(%1#0) : (i32) -> i32
      "func.return"(%2) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> i32, sym_name = "none"}> ({
      %0 = "drr.many"() : () -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

