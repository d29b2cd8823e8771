func.func @twice(%picture: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = shape2d.flip x %picture : tensor<4x4xf32>
  %1 = shape2d.flip x %0 : tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
