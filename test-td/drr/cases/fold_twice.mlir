func.func @a(%a: i32) -> (i32) {
  %b = "drr.same"(%a) : (i32) -> i32 loc("b")
  %r = "drr.same"(%b) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %b = "drr.same"(%a) : (i32) -> i32 loc("b")
  %c = "drr.same"(%b) : (i32) -> i32 loc("c")
  %r = "drr.same"(%c) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32, i32) {
  %b = "drr.same"(%a) : (i32) -> i32 loc("b")
  %c = "drr.same"(%b) : (i32) -> i32 loc("c")
  %d = "drr.same"(%c) : (i32) -> i32 loc("d")
  %e = "drr.same"(%d) : (i32) -> i32 loc("e")
  %f = "drr.same"(%e) : (i32) -> i32 loc("f")
  func.return %f, %c : i32, i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.same"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.same"(%b) : (i32) -> i32 loc("r")
  func.return %r : i32
}
