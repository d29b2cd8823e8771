func.func @a(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = i32, b = 1 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = tensor<2xf32>, b = 1 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 1 : i32, b = 1 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i1) {
  %r = "drr.attrs"(%a) <{a = i64, b = 1 : i8}> : (i32) -> i32 loc("r")
  %s = "drr.attrs"(%r) <{a = f16, b = i1}> : (i32) -> i1 loc("s")
  func.return %s : i1
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}
