func.func @a(%a: tensor<2xf32>) -> (tensor<4xf32>) {
  %r:2 = "drr.two"(%a) : (tensor<2xf32>) -> (tensor<4xf32>, i8) loc("r")
  func.return %r#0 : tensor<4xf32>
}

func.func @b(%a: tensor<2xf32>) -> (tensor<4xf32>, i8) {
  %r:2 = "drr.two"(%a) : (tensor<2xf32>) -> (tensor<4xf32>, i8) loc("r")
  func.return %r#0, %r#1 : tensor<4xf32>, i8
}

func.func @c(%a: tensor<2xf64>) -> (tensor<4xf32>) {
  %r:2 = "drr.two"(%a) : (tensor<2xf64>) -> (tensor<4xf32>, i8) loc("r")
  func.return %r#0 : tensor<4xf32>
}

func.func @d(%a: tensor<2xf64>) -> (tensor<4xf64>) {
  %r:2 = "drr.two"(%a) : (tensor<2xf64>) -> (tensor<4xf64>, i8) loc("r")
  func.return %r#0 : tensor<4xf64>
}

func.func @e(%a: i32) -> (tensor<4xf32>) {
  %r:2 = "drr.two"(%a) : (i32) -> (tensor<4xf32>, i8) loc("r")
  func.return %r#0 : tensor<4xf32>
}
