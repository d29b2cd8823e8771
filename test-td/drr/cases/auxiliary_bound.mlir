func.func @a(%a: i32) -> (f32) {
  %r = "drr.one"(%a) : (i32) -> f32 loc("r")
  func.return %r : f32
}

func.func @b(%a: i32) -> (f32) {
  %r = "drr.other"(%a) : (i32) -> f32 loc("r")
  func.return %r : f32
}

func.func @c(%a: i32) -> (f32, i1) {
  %r = "drr.other"(%a) : (i32) -> f32 loc("r")
  %s = "drr.one"(%r) : (f32) -> i1 loc("s")
  func.return %r, %s : f32, i1
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.same"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) {
  %r = "drr.other"(%a) : (i32) -> f32 loc("r")
  func.return
}
