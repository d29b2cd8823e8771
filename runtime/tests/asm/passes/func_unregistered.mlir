// PASSES: --cse --canonicalize --strip-debuginfo
func.func @f(%a: !my.type<"x", 1>) -> i32 {
  %0:3 = "my.op"(%a) <{p = #my.attr<"y">, q = [1, 2 : i8]}> ({
  ^bb0(%x: i32):
    "my.br"(%x)[^bb1, ^bb2] : (i32) -> ()
  ^bb1:
    "my.br"()[^bb1] : () -> ()
  ^bb2:
    "my.br"()[^bb1] : () -> ()
  }, {
  }) {disc = dense<"0xDEADBEEF"> : tensor<1xi32>} : (!my.type<"x", 1>) -> (i32, i64, () -> ())
  %1 = "my.op"() : () -> i32
  return %0#0 : i32
}
