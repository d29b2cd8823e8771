func.func @yes(%x: i32) -> tensor<2xf32> {
  %0 = "drr.one"(%x) : (i32) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @operand(%x: i64) -> tensor<2xf32> {
  %0 = "drr.one"(%x) : (i64) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @result(%x: i32) -> tensor<3xf32> {
  %0 = "drr.one"(%x) : (i32) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
