func.func @a(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 3 : i32, b = 2.5 : f32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 3.0 : f32, b = 2 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 3 : i64, b = 2.5 : f32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 3 : i32, b = 2.5 : f64}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 3 : i32, b = 2.5 : f32}> : (i32) -> i32 loc("r")
  %s = "drr.attrs"(%r) <{a = "x", b = i32}> : (i32) -> i32 loc("s")
  func.return %s : i32
}
