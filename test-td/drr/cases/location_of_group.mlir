func.func @a(%a: i32) -> (i32) {
  %p:2 = "drr.two"(%a) : (i32) -> (i1, i2) loc("p")
  %r = "drr.one"(%p#0) : (i1) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %p:2 = "drr.two"(%a) : (i32) -> (i1, i2) loc("p")
  %r = "drr.one"(%p#1) : (i2) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %p:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("p")
  %r = "drr.same"(%p#1) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32, i32) {
  %p:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("p")
  %r = "drr.same"(%p#0) : (i32) -> i32 loc("r")
  func.return %r, %p#1 : i32, i32
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}
