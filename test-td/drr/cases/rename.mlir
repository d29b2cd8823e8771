func.func @a(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32, f32) {
  %r = "drr.one"(%a) : (i32) -> f32 loc("r")
  %s = "drr.one"(%r) : (f32) -> i32 loc("s")
  func.return %s, %r : i32, f32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.other"(%a) : (i32) -> i32 loc("r")
  %s = "drr.same"(%r) : (i32) -> i32 loc("s")
  func.return %s : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  %s = "drr.pair"(%r, %r) : (i32, i32) -> i32 loc("s")
  "drr.sink"(%r) : (i32) -> () loc("sink")
  func.return %s : i32
}

func.func @e(%a: f32, %b: i32) -> (f32) {
  %r:2 = "drr.two"(%a) : (f32) -> (i32, f32) loc("r")
  func.return %r#1 : f32
}
