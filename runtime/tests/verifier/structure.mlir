// Each part has one mistake, or none. What mlir-opt says of it is what we say.

"func.func"() <{sym_name = "f", function_type = (i32) -> i32}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> f32}> ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i32):
  "func.call"(%a) <{callee = @g}> : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "g", function_type = (i64) -> (), sym_visibility = "private"}> ({}) : () -> ()
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i32):
  "func.call"(%a) <{callee = @g}> : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "g", function_type = (i32) -> i64, sym_visibility = "private"}> ({}) : () -> ()
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i32):
  %0 = "func.call"(%a) <{callee = @g}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "g", function_type = (i32) -> i64, sym_visibility = "private"}> ({}) : () -> ()
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "func.call"() <{callee = @g}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "g", function_type = (i32) -> i64, sym_visibility = "private"}> ({}) : () -> ()
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i32):
  "func.call"(%a) <{callee = @g}> : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{}, {}]}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{a}]}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> i32, res_attrs = [{a}], sym_visibility = "private"}> ({}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> i32, res_attrs = [], sym_visibility = "private"}> ({}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> i32, res_attrs = [i32], sym_visibility = "private"}> ({}) : () -> ()

// -----

"func.func"() <{sym_name = "f"}> ({}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = i32}> ({}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}, {}) : () -> ()

// -----

%0 = "func.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> i32

// -----

%0 = "t.value"() : () -> i32
"func.func"(%0) <{sym_name = "f", function_type = () -> ()}> ({}) : (i32) -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "foo"}> ({}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %0 = "func.constant"() <{value = @g}> : () -> (() -> ())
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %0 = "func.constant"() <{value = @f}> : () -> ((i32) -> ())
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i32):
  "func.call"(%a) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i32):
  "func.call_indirect"(%a) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = ((i32) -> i32) -> ()}> ({
^bb0(%a: (i32) -> i32):
  "func.call_indirect"(%a) : ((i32) -> i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = ((i32) -> i32, i32) -> ()}> ({
^bb0(%a: (i32) -> i32, %b: i32):
  "func.call_indirect"(%a, %b) : ((i32) -> i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.call_indirect"() : () -> ()

// -----

"func.return"() : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "t.region"() ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %0 = "func.return"() : () -> i32
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "func.return"() ({}) : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "func.return"() [^bb1] : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
^bb0:
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> i32
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> i32
  "t.last"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.br"()[^bb1] : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
^bb0:
  "t.br"()[^bb0] : () -> ()
}) : () -> ()

// -----

"builtin.unrealized_conversion_cast"() : () -> ()

// -----

"builtin.module"() ({}) : () -> ()

// -----

"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

"builtin.module"() ({
^bb0:
}) {foo} : () -> ()

// -----

"builtin.module"() ({
^bb0:
}) {foo.bar} : () -> ()

// -----

"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()

// -----

"builtin.module"() <{sym_visibility = "other", sym_name = "m"}> ({
^bb0:
}) : () -> ()

// -----

"builtin.module"() ({
^bb0:
  "func.func"() <{function_type = () -> ()}> ({}) : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "func.func"() <{sym_name = "g", function_type = () -> ()}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "private"}> ({}) : () -> ()
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "private"}> ({}) : () -> ()

// -----

"t.one"() {sym_name = "a"} : () -> ()
"t.other"() {sym_name = "a"} : () -> ()

// -----

"func.unknown"() : () -> ()

// -----

"builtin.unknown"() : () -> ()

// -----

// What a table says of its symbols is not asked when a function in it is wrong.
"func.func"() <{sym_name = "f", function_type = () -> i32}> ({
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "func.return"() : () -> ()
}) : () -> ()
