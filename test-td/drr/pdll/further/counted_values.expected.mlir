"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32, i32) -> (i32, i32, i32, i64, i1, i2, i8, i8, i8), sym_name = "f"}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "drr.many_results"(%arg0) : (i32) -> ()
      %0:2 = "drr.many_results"(%arg0) : (i32) -> (i32, i32)
      %1 = "drr.many"(%arg0, %0#0, %0#1) : (i32, i32, i32) -> i32
      %2:2 = "drr.many_to_many"(%1, %1) : (i32, i32) -> (i32, i32)
      %3 = "drr.one"(%2#0) : (i32) -> i32
      %4 = "drr.pair"(%3, %3) : (i32, i32) -> i32
      %5:3 = "drr.many_results"(%arg0) : (i32) -> (i64, i1, i2)
      %6 = "drr.one"(%arg0) : (i32) -> i8
      %7:2 = "drr.one_and_many_results"(%arg0) : (i32) -> (i8, i8)
      %8 = "drr.maybe"(%arg0) : (i32) -> i32
      "func.return"(%1, %4, %2#1, %5#0, %5#1, %5#2, %6, %7#0, %7#1) : (i32, i32, i32, i64, i1, i2, i8, i8, i8) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

