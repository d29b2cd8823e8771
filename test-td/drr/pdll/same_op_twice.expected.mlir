"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "same"}> ({
    ^bb0(%arg1: i32):
      %3 = "drr.one"(%arg1) : (i32) -> i32
      %4 = "drr.other"(%arg1) : (i32) -> i32
      "func.return"(%4) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "equal"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.one"(%arg0) : (i32) -> i32
      %1 = "drr.one"(%arg0) : (i32) -> i32
      %2 = "drr.pair"(%0, %1) : (i32, i32) -> i32
      "func.return"(%2) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

