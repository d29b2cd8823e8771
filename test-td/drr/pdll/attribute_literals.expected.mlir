"builtin.module"() ({
  "builtin.module"() <{sym_name = "ir"}> ({
    "func.func"() <{function_type = (i32) -> i32, sym_name = "lists"}> ({
    ^bb0(%arg2: i32):
      %2 = "drr.attrs"(%arg2) <{a = 1 : i64, b = [1, "two", 3.000000e+00 : f32]}> : (i32) -> i32
      "func.return"(%2) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "unit"}> ({
    ^bb0(%arg1: i32):
      %1 = "drr.attrs"(%arg1) <{a = true, b = dense<[1, 2]> : tensor<2xi8>}> : (i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "numbers"}> ({
    ^bb0(%arg0: i32):
      %0 = "drr.attrs"(%arg0) <{a = {k = 1 : index, l = @f::@g}, b = 1.000000e-01 : f64}> : (i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

