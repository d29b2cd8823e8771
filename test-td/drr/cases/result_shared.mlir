func.func @a(%a: i32, %b: i32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %r = "drr.pair"(%b, %a) : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: i32) -> (f32) {
  %r = "drr.other"(%a) : (i32) -> f32 loc("r")
  func.return %r : f32
}

func.func @d(%a: i32, %b: i32) -> (i1) {
  %r = "drr.other"(%a) : (i32) -> f32 loc("r")
  %s = "drr.other"(%r) : (f32) -> i1 loc("s")
  func.return %s : i1
}

func.func @e(%a: i32) -> (i1) {
  %r = "drr.pair"(%a, %a) : (i32, i32) -> i32 loc("r")
  %s = "drr.other"(%r) : (i32) -> i1 loc("s")
  func.return %s : i1
}
