// Functions in the generic form.
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private", arg_attrs = [{my.a}], res_attrs = [{my.b = 2}]}> ({
}) : () -> ()
