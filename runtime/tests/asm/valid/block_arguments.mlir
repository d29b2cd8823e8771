// Arguments of entry and other blocks.
func.func @f(%a: i32, %b: f32) {
  %t = "my.t"() : () -> tensor<2xf32>
  "my.br"(%a, %t)[^next] : (i32, tensor<2xf32>) -> ()
^next(%c: i32, %d: tensor<2xf32>):
  "my.br"(%c)[^last] : (i32) -> ()
^last(%e: i32):
  return
}
