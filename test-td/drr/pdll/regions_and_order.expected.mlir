"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg1: i32):
      %4 = "drr.one"(%arg1) : (i32) -> i32
      %5 = "drr.other"(%4) : (i32) -> i32
      %6 = "drr.pair"(%5, %arg1) : (i32, i32) -> i32
      "func.return"(%6) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "other"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.one"(%arg0) : (i32) -> i32
      %1 = "drr.one"(%arg0) : (i32) -> i32
      %2 = "drr.other"(%0) : (i32) -> i32
      %3 = "drr.triple"(%2, %arg0, %1) : (i32, i32, i32) -> i32
      "func.return"(%3) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

