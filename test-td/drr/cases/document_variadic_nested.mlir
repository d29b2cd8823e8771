func.func @a(%a: i32, %b: f32) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i32 loc("o")
  %p = "drr.pair"(%a, %b) : (i32, f32) -> i32 loc("p")
  %r = "drr.concatenate"(%o, %p) <{axis = 1 : i32}> : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: f32) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i32 loc("o")
  %p = "drr.pair"(%a, %b) : (i32, f32) -> i32 loc("p")
  %r = "drr.concatenate"(%p, %o) <{axis = 1 : i32}> : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: f32) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i32 loc("o")
  %p = "drr.pair"(%a, %b) : (i32, f32) -> i32 loc("p")
  %r = "drr.concatenate"(%o) <{axis = 1 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}
