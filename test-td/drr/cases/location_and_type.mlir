func.func @a(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: f32) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: f32) -> (i1) {
  %c = "drr.same"(%a) : (i32) -> i32 loc("c")
  %r = "drr.pair"(%c, %b) : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32, %b: f32) -> (i1) {
  %c = "drr.one"(%a) : (i32) -> i2 loc("c")
  %r = "drr.pair"(%b, %c) : (f32, i2) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32, %b: f32) -> (i1) {
  %r = "drr.other"(%b) : (f32) -> i1 loc("r")
  func.return %r : i1
}
