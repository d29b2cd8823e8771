func.func @a(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %r = "drr.pair"(%a, %a) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.triple"(%a, %a, %a) : (i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i3) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  %s = "drr.pair"(%r, %r) : (i1, i1) -> i2 loc("s")
  %t = "drr.triple"(%s, %s, %s) : (i2, i2, i2) -> i3 loc("t")
  func.return %t : i3
}

func.func @e(%a: i32) -> (i1) {
  %r = "drr.other"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}
