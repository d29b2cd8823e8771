func.func @a(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.pair"(%a, %y) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %y = "drr.many"(%a, %b) : (i32, f32) -> f32 loc("y")
  %r = "drr.one"(%y) : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: f32) -> (i32) {
  %y = "drr.many"(%a) : (i32) -> f32 loc("y")
  %r = "drr.one"(%y) : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: f32) -> (i1) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %s = "drr.pair"(%a, %y) : (i32, f32) -> i32 loc("s")
  %r = "drr.one"(%s) : (i32) -> i1 loc("r")
  func.return %r : i1
}
