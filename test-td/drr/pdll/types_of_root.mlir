func.func @yes(%x: i32) -> tensor<4xf32> {
  %0 = "drr.other"(%x) : (i32) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
