func.func @a(%a: i32) -> (i32) {
  %b = "drr.other"(%a) : (i32) -> f32 loc("b")
  %c = "drr.one"(%b) : (f32) -> i32 loc("c")
  %d = "drr.same"(%c) : (i32) -> i32 loc("d")
  %e = "drr.other"(%d) : (i32) -> f32 loc("e")
  %r = "drr.one"(%e) : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %b = "drr.other"(%a) : (i32) -> f32 loc("b")
  %c = "drr.one"(%b) : (f32) -> i32 loc("c")
  %d = "drr.same"(%c) : (i32) -> i32 loc("d")
  %e = "drr.same"(%d) : (i32) -> i32 loc("e")
  %r = "drr.one"(%e) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %c = "drr.one"(%a) : (i32) -> i32 loc("c")
  %d = "drr.same"(%c) : (i32) -> i32 loc("d")
  %e = "drr.other"(%d) : (i32) -> f32 loc("e")
  %r = "drr.one"(%e) : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32, f32) {
  %b = "drr.other"(%a) : (i32) -> f32 loc("b")
  %c = "drr.one"(%b) : (f32) -> i32 loc("c")
  %d = "drr.same"(%c) : (i32) -> i32 loc("d")
  %e = "drr.other"(%d) : (i32) -> f32 loc("e")
  %r = "drr.one"(%e) : (f32) -> i32 loc("r")
  "drr.sink"(%c) : (i32) -> () loc("sink")
  func.return %r, %e : i32, f32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.other"(%a) : (i32) -> f32 loc("b")
  %d = "drr.same"(%b) : (f32) -> f32 loc("d")
  %e = "drr.other"(%d) : (f32) -> f32 loc("e")
  %r = "drr.one"(%e) : (f32) -> i32 loc("r")
  func.return %r : i32
}
