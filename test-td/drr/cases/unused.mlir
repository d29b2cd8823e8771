func.func @a(%a: i32) -> (i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return %r#0 : i32
}

func.func @b(%a: i32) -> (f32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return %r#1 : f32
}

func.func @c(%a: i32) -> (i32, f32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return %r#0, %r#1 : i32, f32
}

func.func @d(%a: i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  func.return
}

func.func @e(%a: i32) {
  %r:2 = "drr.two"(%a) : (i32) -> (i32, f32) loc("r")
  "drr.sink"(%r#0) : (i32) -> () loc("sink")
  func.return
}
