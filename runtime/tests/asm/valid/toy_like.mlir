// A small program.
module {
  func.func @multiply_transpose(%arg0: tensor<*xf64>, %arg1: tensor<*xf64>) -> tensor<*xf64> {
    %0 = "toy.transpose"(%arg0) : (tensor<*xf64>) -> tensor<*xf64>
    %1 = "toy.transpose"(%arg1) : (tensor<*xf64>) -> tensor<*xf64>
    %2 = "toy.mul"(%0, %1) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
    return %2 : tensor<*xf64>
  }
  func.func @main() {
    %0 = "toy.constant"() {value = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
    %1 = "toy.reshape"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = builtin.unrealized_conversion_cast %1 : tensor<2x3xf64> to tensor<*xf64>
    %3 = call @multiply_transpose(%2, %2) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
    "toy.print"(%3) : (tensor<*xf64>) -> ()
    return
  }
}
