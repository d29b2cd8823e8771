func.func @a(%a: i32, %b: f32) -> (i32) {
  %y = "drr.bare"(%b, %a) : (f32, i32) -> f32 loc("y")
  %r = "drr.bare"(%a, %y) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %y = "drr.bare"(%b, %b) : (f32, f32) -> f32 loc("y")
  %r = "drr.bare"(%a, %y) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.pair"(%a, %y) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: f32) -> (i1) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.pair"(%b, %y) : (f32, f32) -> i32 loc("r")
  %s = "drr.bare"(%b, %r) : (f32, i32) -> i1 loc("s")
  func.return %s : i1
}

func.func @e(%a: i32, %b: f32) -> (i32) {
  %r = "drr.bare"(%a, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}
