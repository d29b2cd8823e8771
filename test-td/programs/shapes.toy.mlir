// A Toy program with something for each of the patterns in td/toy/combine.td.
module {
  // Two transposes that undo each other.
  toy.func @transpose_transpose(%arg0: tensor<2x3xf64>) -> tensor<2x3xf64> {
    %0 = toy.transpose(%arg0 : tensor<2x3xf64>) to tensor<3x2xf64>
    %1 = toy.transpose(%0 : tensor<3x2xf64>) to tensor<2x3xf64>
    toy.return %1 : tensor<2x3xf64>
  }

  // A chain of reshapes: only the last matters, and it does nothing.
  toy.func @reshape_reshape(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %0 = toy.reshape(%arg0 : tensor<6xf64>) to tensor<2x3xf64>
    %1 = toy.reshape(%0 : tensor<2x3xf64>) to tensor<3x2xf64>
    %2 = toy.reshape(%1 : tensor<3x2xf64>) to tensor<6xf64>
    toy.return %2 : tensor<6xf64>
  }

  // The transposes do not meet: nothing changes here.
  toy.func private @near_miss(%arg0: tensor<2x3xf64>) -> tensor<3x2xf64> {
    %0 = toy.transpose(%arg0 : tensor<2x3xf64>) to tensor<3x2xf64>
    %1 = toy.add %0, %0 : tensor<3x2xf64>
    toy.return %1 : tensor<3x2xf64>
  }

  // A constant is reshaped when the program is compiled.
  toy.func @main() {
    %0 = toy.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf64>
    %1 = toy.reshape(%0 : tensor<4xf64>) to tensor<2x2xf64>
    %2 = toy.mul %1, %1 : tensor<2x2xf64>
    %3 = toy.cast %2 : tensor<2x2xf64> to tensor<*xf64>
    %4 = toy.generic_call @twice(%3) : (tensor<*xf64>) -> tensor<*xf64>
    toy.print %4 as scientific : tensor<*xf64>
    toy.return
  }

  toy.func private @twice(%arg0: tensor<*xf64>) -> tensor<*xf64> {
    %0 = toy.add %arg0, %arg0 : tensor<*xf64>
    toy.return %0 : tensor<*xf64>
  }
}
