// rtblgen-opt --split-input-file --canonicalize
// rtblgen-opt --split-input-file --reconcile-unrealized-casts
// casts there and back
func.func @f(%a: i32, %b: f32) -> (i32, f32, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  %2:2 = builtin.unrealized_conversion_cast %1, %b : i32, f32 to i8, i16
  %3:2 = builtin.unrealized_conversion_cast %2#0, %2#1 : i8, i16 to i32, f32
  %4 = builtin.unrealized_conversion_cast %3#0 : i32 to i64
  return %3#0, %3#1, %4 : i32, f32, i64
}
// -----
// a cast to its own type, and one that nothing uses
func.func @f(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  %1 = builtin.unrealized_conversion_cast %a : i32 to i64
  return %0 : i32
}
// -----
// a chain of casts
func.func @f(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %2 = builtin.unrealized_conversion_cast %1 : index to i32
  return %2 : i32
}
// -----
// an empty module stays
module {
  module {}
  module @a {}
}
