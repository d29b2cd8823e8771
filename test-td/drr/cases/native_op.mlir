func.func @a(%a: i32) -> (i1) {
  %b = "drr.other"(%a) : (i32) -> i8 loc("b")
  %r = "drr.one"(%b) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %c = "drr.other"(%a) : (i32) -> i32 loc("c")
  %d = "drr.other"(%b) : (i32) -> i32 loc("d")
  %r = "drr.sum"(%c, %d) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %c = "drr.other"(%a) : (i32) -> i32 loc("c")
  %d = "drr.other"(%b) : (f32) -> i32 loc("d")
  %r = "drr.sum"(%c, %d) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i1) {
  %b = "drr.one"(%a) : (i32) -> i8 loc("b")
  %r = "drr.one"(%b) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32, %b: i32) -> (i2) {
  %c = "drr.other"(%a) : (i32) -> i32 loc("c")
  %d = "drr.other"(%b) : (i32) -> i32 loc("d")
  %r = "drr.sum"(%c, %d) : (i32, i32) -> i32 loc("r")
  %e = "drr.other"(%r) : (i32) -> i1 loc("e")
  %s = "drr.one"(%e) : (i1) -> i2 loc("s")
  func.return %s : i2
}
