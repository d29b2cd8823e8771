func.func @a(%a: i32) -> (i32, f32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r:2 = "drr.two"(%b) : (i32) -> (i32, f32) loc("r")
  func.return %r#0, %r#1 : i32, f32
}

func.func @b(%a: i32) -> (f32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r:2 = "drr.two"(%b) : (i32) -> (i32, f32) loc("r")
  func.return %r#1 : f32
}

func.func @c(%a: i32) -> (i32, f32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return %r#0, %r#1 : i32, f32
}

func.func @d(%a: i32) -> (i1) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %c = "drr.one"(%b) : (i32) -> i32 loc("c")
  %r:2 = "drr.two"(%c) : (i32) -> (i32, f32) loc("r")
  %t = "drr.pair"(%r#1, %r#0) : (f32, i32) -> i1 loc("t")
  func.return %t : i1
}

func.func @e(%a: i32) -> (i1, i2, i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r:2 = "drr.two"(%b) : (i32) -> (i32, f32) loc("r")
  %c = "drr.one"(%r#1) : (f32) -> i1 loc("c")
  %t:2 = "drr.two"(%c) : (i1) -> (i1, i2) loc("t")
  func.return %t#0, %t#1, %r#0 : i1, i2, i32
}
