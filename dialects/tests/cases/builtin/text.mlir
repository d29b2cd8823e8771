// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// builtin.module with a name and attributes
module @a attributes {x.y = 1 : i8} {
  module {}
  builtin.module @b {}
}
// -----
// builtin.unrealized_conversion_cast
func.func @f(%a: i32, %b: f32) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i8, i16 {x}
  %2 = builtin.unrealized_conversion_cast to index
  return %0 : i64
}
