"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> f32, sym_name = "yes"}> ({
    ^bb0(%arg2: i32):
      %2 = "drr.other"(%arg2) : (i32) -> i64
      %3 = "drr.pair"(%arg2, %2) : (i32, i64) -> f32
      "func.return"(%3) : (f32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i64, sym_name = "no"}> ({
    ^bb0(%arg1: i32):
      %1 = "drr.one"(%arg1) : (i32) -> i64
      "func.return"(%1) : (i64) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i64) -> f32, sym_name = "argument"}> ({
    ^bb0(%arg0: i64):
      %0 = "drr.one"(%arg0) : (i64) -> f32
      "func.return"(%0) : (f32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

