func.func @a(%a: i32, %b: i32) -> (i32) {
  %r = "drr.sum"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %r = "drr.sum"(%a, %b) : (i32, i32) -> i32 loc("r")
  %s = "drr.sum"(%r, %r) : (i32, i32) -> i32 loc("s")
  func.return %s : i32
}

func.func @c(%a: i32) -> (f32, i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (f32, i32) loc("r")
  func.return %r#0, %r#1 : f32, i32
}

func.func @d(%a: i32) -> (f32, f32) {
  %r:2 = "drr.two"(%a) : (i32) -> (f32, f32) loc("r")
  func.return %r#0, %r#1 : f32, f32
}

func.func @e(%a: i64) -> (f32, i32) {
  %r:2 = "drr.two"(%a) : (i64) -> (f32, i32) loc("r")
  func.return %r#0, %r#1 : f32, i32
}
