"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "yes"}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %2 = "drr.one"(%arg2) : (i32) -> i32
      %3 = "drr.other"(%2) : (i32) -> i32
      %4 = "drr.other"(%arg2) : (i32) -> i32
      %5 = "drr.sum"(%4, %4) : (i32, i32) -> i32
      %6 = "drr.sum"(%4, %5) : (i32, i32) -> i32
      "drr.sink"(%3) : (i32) -> ()
      "func.return"(%6) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "one_use"}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      %0 = "drr.one"(%arg0) : (i32) -> i32
      %1 = "drr.pair"(%0, %arg1) : (i32, i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

