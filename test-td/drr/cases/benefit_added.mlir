func.func @a(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.same"(%a) : (i32) -> i32 loc("r")
  %s = "drr.one"(%r) : (i32) -> i32 loc("s")
  func.return %s : i32
}

func.func @c(%a: i32, %b: i32) -> (i32) {
  %r = "drr.sum"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: i32) -> (i32, i32) {
  %r = "drr.sum"(%a, %b) : (i32, i32) -> i32 loc("r")
  %s = "drr.same"(%r) : (i32) -> i32 loc("s")
  %t = "drr.one"(%s) : (i32) -> i32 loc("t")
  func.return %t, %r : i32, i32
}

func.func @e(%a: i32, %b: i32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}
