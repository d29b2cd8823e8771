func.func @a(%a: i32, %b: f32) -> (i2) {
  %c = "drr.other"(%a) : (i32) -> i32 loc("c")
  %d = "drr.same"(%b) : (f32) -> f32 loc("d")
  %e = "drr.same"(%d) : (f32) -> f32 loc("e")
  %f = "drr.pair"(%c, %e) : (i32, f32) -> i1 loc("f")
  %r = "drr.one"(%f) : (i1) -> i2 loc("r")
  func.return %r : i2
}

func.func @b(%a: i32, %b: f32) -> (i2) {
  %c = "drr.other"(%a) : (i32) -> i32 loc("c")
  %d = "drr.same"(%b) : (f32) -> f32 loc("d")
  %f = "drr.pair"(%c, %d) : (i32, f32) -> i1 loc("f")
  %r = "drr.one"(%f) : (i1) -> i2 loc("r")
  func.return %r : i2
}

func.func @c(%a: i32) -> (i2) {
  %c = "drr.other"(%a) : (i32) -> i32 loc("c")
  %d = "drr.same"(%c) : (i32) -> i32 loc("d")
  %e = "drr.same"(%d) : (i32) -> i32 loc("e")
  %f = "drr.pair"(%c, %e) : (i32, i32) -> i1 loc("f")
  %r = "drr.one"(%f) : (i1) -> i2 loc("r")
  func.return %r : i2
}

func.func @d(%a: i32, %b: f32) -> (i2) {
  %c = "drr.one"(%a) : (i32) -> i32 loc("c")
  %d = "drr.same"(%b) : (f32) -> f32 loc("d")
  %e = "drr.same"(%d) : (f32) -> f32 loc("e")
  %f = "drr.pair"(%c, %e) : (i32, f32) -> i1 loc("f")
  %r = "drr.one"(%f) : (i1) -> i2 loc("r")
  func.return %r : i2
}

func.func @e(%a: i32, %b: f32) -> (i2, i3) {
  %c = "drr.other"(%a) : (i32) -> i32 loc("c")
  %d = "drr.same"(%b) : (f32) -> f32 loc("d")
  %e = "drr.same"(%d) : (f32) -> f32 loc("e")
  %f = "drr.pair"(%c, %e) : (i32, f32) -> i1 loc("f")
  %r = "drr.one"(%f) : (i1) -> i2 loc("r")
  %s = "drr.one"(%f) : (i1) -> i3 loc("s")
  func.return %r, %s : i2, i3
}
