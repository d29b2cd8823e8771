func.func @a(%a: i32) -> (i32, f32) {
  %p:2 = "drr.two"(%a) : (i32) -> (i1, i2) loc("p")
  %b = "drr.one"(%p#0) : (i1) -> i32 loc("b")
  %r:2 = "drr.two"(%b) : (i32) -> (i32, f32) loc("r")
  func.return %r#0, %r#1 : i32, f32
}

func.func @b(%a: i32) -> (i32, i32) {
  %p:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("p")
  %r:2 = "drr.two_like"(%p#0) : (i32) -> (i32, i32) loc("r")
  func.return %r#0, %r#1 : i32, i32
}

func.func @c(%a: i32) -> (i32, i32, i32) {
  %p:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("p")
  %r:2 = "drr.two_like"(%p#0) : (i32) -> (i32, i32) loc("r")
  %t:2 = "drr.two_like"(%r#1) : (i32) -> (i32, i32) loc("t")
  func.return %r#0, %t#0, %t#1 : i32, i32, i32
}

func.func @d(%a: i32) -> (i32, i32) {
  %r:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("r")
  func.return %r#0, %r#1 : i32, i32
}

func.func @e(%a: i32) -> (i32, f32, i2) {
  %p:2 = "drr.two"(%a) : (i32) -> (i1, i2) loc("p")
  %r:2 = "drr.two"(%p#0) : (i1) -> (i32, f32) loc("r")
  func.return %r#0, %r#1, %p#1 : i32, f32, i2
}
