func.func @a(%a: i32, %b: f32) -> (i32) {
  %r = "drr.triple"(%a, %b, %a) : (i32, f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (f32) {
  %r = "drr.attr"(%a) <{a = 3 : i32}> : (i32) -> f32 loc("r")
  func.return %r : f32
}

func.func @c(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.other"(%a) : (i32) -> i32 loc("y")
  %r = "drr.sum"(%x, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.one"(%a) : (i32) -> i32 loc("y")
  %r = "drr.sum"(%x, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: f32, %c: f64) -> (f32) {
  %r = "drr.triple"(%a, %b, %c) : (i32, f32, f64) -> i32 loc("r")
  %s = "drr.triple"(%r, %c, %b) : (i32, f64, f32) -> f32 loc("s")
  func.return %s : f32
}
