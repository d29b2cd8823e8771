// rtblgen-opt --split-input-file
// builtin.module with two blocks
"builtin.module"() ({
^a:
  "cf.br"()[^b] : () -> ()
^b:
}) : () -> ()
// -----
// builtin.module with an argument
"builtin.module"() ({
^a(%a: i32):
}) : () -> ()
// -----
// builtin.module with a result
%0 = "builtin.module"() ({
}) : () -> i32
// -----
// builtin.module with an attribute of no dialect
module attributes {x = 1 : i8} {}
// -----
// builtin.unrealized_conversion_cast to nothing, in the generic form
func.func @f(%a: i32) {
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}
// -----
// two modules of one name
module @a {}
module @a {}
