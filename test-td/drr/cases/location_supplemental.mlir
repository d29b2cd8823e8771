func.func @a(%a: i32) -> (i1) {
  %b = "drr.other"(%a) : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i3) {
  %b = "drr.other"(%a) : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  %c = "drr.other"(%r) : (i1) -> i2 loc("c")
  %s = "drr.one"(%c) : (i2) -> i3 loc("s")
  func.return %s : i3
}

func.func @d(%a: i32) -> (i32, i1) {
  %b = "drr.other"(%a) : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  func.return %b, %r : i32, i1
}

func.func @e(%a: i32) -> (i1) {
  %b = "drr.other"(%a) : (i32) -> i32 loc("b")
  %r = "drr.pair"(%b, %a) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}
