func.func @a(%a: i32) -> (i32) {
  %x = "drr.other"(%a) : (i32) -> i32 loc("x")
  %r = "drr.one"(%x) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.one"(%x) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %x = "drr.other"(%a) : (i32) -> i32 loc("x")
  %y = "drr.other"(%x) : (i32) -> f32 loc("y")
  %r = "drr.one"(%y) : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32, f32, i32) {
  %x = "drr.other"(%a) : (i32) -> i32 loc("x")
  %r = "drr.one"(%x) : (i32) -> i32 loc("r")
  %s = "drr.one"(%x) : (i32) -> f32 loc("s")
  func.return %r, %s, %x : i32, f32, i32
}

func.func @f(%a: i32) -> (i32) {
  %x = "drr.other"(%a) : (i32) -> i32 loc("x")
  %r = "drr.pair"(%x, %x) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}
