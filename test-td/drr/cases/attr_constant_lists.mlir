func.func @f227(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [], b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f228(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [1 : i64, 2 : i64], b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f229(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [1 : i32, 2 : i32], b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f230(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [true, false], b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f231(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [1.5 : f32, 2.0 : f32], b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f232(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [1.5 : f64, 2.0 : f64], b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f233(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = ["a", "b"], b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f234(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [i32, f32], b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f235(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = array<i64: 1, 2>, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f236(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = array<i32: 1, 2>, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f237(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = array<i1: true, false>, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f238(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = array<f32: 1.5>, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f239(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = array<f64>, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f240(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = dense<[1, 2]> : tensor<2xi32>, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f242(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = dense<[1.5, 2.5]> : tensor<2xf32>, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f256(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [[1 : i64], [2 : i64, 3 : i64]], b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f259(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = array<i8: -1, 1>, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f260(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = array<i16: 3>, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f261(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [@s], b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}
