// PASSES: --reconcile-unrealized-casts --remove-dead-values --canonicalize
func.func @f(%x: i32, %unused: f32) -> (i32, i64) {
  %a = builtin.unrealized_conversion_cast %x : i32 to i64
  %b = builtin.unrealized_conversion_cast %a : i64 to i32
  %c:2 = builtin.unrealized_conversion_cast %b, %a : i32, i64 to !my.a, !my.b
  "my.use"(%c#0, %c#1) : (!my.a, !my.b) -> ()
  return %b, %a : i32, i64
}
