func.func @a(%a: i32, %b: f32) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: f32) -> (i1) {
  %r = "drr.triple"(%a, %b, %b) : (i32, f32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: f32) -> (i1) {
  %r = "drr.other"(%b) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32, %b: f32) -> (i3) {
  %r = "drr.other"(%b) : (f32) -> i1 loc("r")
  %s = "drr.pair"(%r, %a) : (i1, i32) -> i2 loc("s")
  %t = "drr.triple"(%s, %r, %a) : (i2, i1, i32) -> i3 loc("t")
  func.return %t : i3
}

func.func @e(%a: i32, %b: f32) -> (i1) {
  %r = "drr.one"(%b) : (f32) -> i1 loc("r")
  func.return %r : i1
}
