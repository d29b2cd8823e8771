func.func @a(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.many"(%a, %y) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.many"(%y, %a) : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.many"(%y, %y) : (f32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.many"(%a, %y, %a) : (i32, f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: f32) -> (i32) {
  %y = "drr.other"(%b) : (f32) -> f32 loc("y")
  %r = "drr.many"(%a, %y) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}
