// Properties of a registered operation, in both places.
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({}) : () -> ()
"func.func"() ({}) {function_type = () -> (), sym_name = "b", sym_visibility = "private", my.extra} : () -> ()
