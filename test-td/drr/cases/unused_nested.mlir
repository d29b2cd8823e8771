func.func @a(%a: i32) -> (i32) {
  %p:2 = "drr.two"(%a) : (i32) -> (i1, i8) loc("p")
  %r = "drr.one"(%p#1) : (i8) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %p:2 = "drr.two"(%a) : (i32) -> (i1, i8) loc("p")
  %r = "drr.one"(%p#0) : (i1) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32, i1) {
  %p:2 = "drr.two"(%a) : (i32) -> (i1, i8) loc("p")
  %r = "drr.one"(%p#1) : (i8) -> i32 loc("r")
  func.return %r, %p#0 : i32, i1
}

func.func @d(%a: i64) -> (i32) {
  %p:2 = "drr.two"(%a) : (i64) -> (i1, i8) loc("p")
  %r = "drr.one"(%p#1) : (i8) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %p:2 = "drr.two"(%a) : (i32) -> (i8, i8) loc("p")
  %r = "drr.one"(%p#1) : (i8) -> i32 loc("r")
  func.return %r : i32
}
