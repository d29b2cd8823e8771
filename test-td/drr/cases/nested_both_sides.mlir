func.func @a(%a: i32, %b: f32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.other"(%b) : (f32) -> f32 loc("y")
  %r = "drr.pair"(%x, %y) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.other"(%b) : (f32) -> f32 loc("y")
  %r = "drr.pair"(%y, %x) : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.pair"(%x, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: f32) -> (i32) {
  %y = "drr.other"(%b) : (f32) -> f32 loc("y")
  %r = "drr.pair"(%a, %y) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.other"(%x) : (i32) -> f32 loc("y")
  %r = "drr.pair"(%x, %y) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}
