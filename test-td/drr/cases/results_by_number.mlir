func.func @a(%a: i32) -> (i32, i32) {
  %r:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("r")
  func.return %r#0, %r#1 : i32, i32
}

func.func @b(%a: i32) -> (i32) {
  %r:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("r")
  func.return %r#1 : i32
}

func.func @c(%a: i32) -> (i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("r")
  func.return %r#1 : i32
}

func.func @d(%a: i32) -> (i32, i32, i32) {
  %r:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("r")
  %t:2 = "drr.two_like"(%r#1) : (i32) -> (i32, i32) loc("t")
  func.return %t#0, %t#1, %r#0 : i32, i32, i32
}

func.func @e(%a: f32) -> (i1) {
  %r:2 = "drr.two_like"(%a) : (f32) -> (f32, f32) loc("r")
  %u = "drr.pair"(%r#0, %r#1) : (f32, f32) -> i1 loc("u")
  func.return %u : i1
}
