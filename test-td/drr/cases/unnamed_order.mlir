func.func @a(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> f32 loc("r")
  %s = "drr.one"(%r) : (f32) -> i32 loc("s")
  func.return %s : i32
}

func.func @c(%a: i32) -> (i32, f32) {
  %r = "drr.one"(%a) : (i32) -> f32 loc("r")
  %s = "drr.other"(%r) : (f32) -> i32 loc("s")
  func.return %s, %r : i32, f32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.pair"(%a, %a) : (i32, i32) -> f32 loc("r")
  %s = "drr.other"(%r) : (f32) -> i32 loc("s")
  func.return %s : i32
}

func.func @e(%a: i32) -> (f32) {
  %r = "drr.other"(%a) : (i32) -> f32 loc("r")
  %s = "drr.other"(%r) : (f32) -> i32 loc("s")
  %t = "drr.other"(%s) : (i32) -> f32 loc("t")
  func.return %t : f32
}
