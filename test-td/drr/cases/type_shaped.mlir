func.func @a(%a: tensor<2xf32>) -> (i32) {
  %r = "drr.one"(%a) : (tensor<2xf32>) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: tensor<*xf32>) -> (i32) {
  %r = "drr.one"(%a) : (tensor<*xf32>) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: tensor<2xi32>) -> (i32) {
  %r = "drr.one"(%a) : (tensor<2xi32>) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: tensor<2x3xi32>) -> (i32) {
  %r = "drr.one"(%a) : (tensor<2x3xi32>) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: tensor<*xi32>) -> (i32) {
  %r = "drr.one"(%a) : (tensor<*xi32>) -> i32 loc("r")
  func.return %r : i32
}

func.func @f(%a: vector<4xf32>) -> (i32) {
  %r = "drr.one"(%a) : (vector<4xf32>) -> i32 loc("r")
  func.return %r : i32
}

func.func @g(%a: memref<?xf32>) -> (i32) {
  %r = "drr.one"(%a) : (memref<?xf32>) -> i32 loc("r")
  func.return %r : i32
}

func.func @h(%a: memref<*xf32>) -> (i32) {
  %r = "drr.one"(%a) : (memref<*xf32>) -> i32 loc("r")
  func.return %r : i32
}
