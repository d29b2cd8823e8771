func.func @a(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i64) -> (i32) {
  %r = "drr.one"(%a) : (i64) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: index) -> (i32) {
  %r = "drr.one"(%a) : (index) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: f32) -> (i32) {
  %r = "drr.one"(%a) : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: ui32) -> (f32) {
  %r = "drr.one"(%a) : (ui32) -> i64 loc("r")
  %s = "drr.one"(%r) : (i64) -> i32 loc("s")
  %t = "drr.one"(%s) : (i32) -> f32 loc("t")
  func.return %t : f32
}
