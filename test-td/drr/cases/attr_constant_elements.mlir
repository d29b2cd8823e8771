func.func @f235(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = array<i64: 1, 2>, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f240(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = dense<[1, 2]> : tensor<2xi32>, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f241(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = dense<3> : tensor<i32>, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f242(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = dense<[1.5, 2.5]> : tensor<2xf32>, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f243(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = dense<7> : tensor<2xi64>, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}
