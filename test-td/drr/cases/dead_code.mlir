func.func @a(%a: i32) -> (i1) {
  %b = "drr.pure"(%a) : (i32) -> i32 loc("b")
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1, i32) {
  %b = "drr.pure"(%a) : (i32) -> i32 loc("b")
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i1 loc("r")
  func.return %r, %b : i1, i32
}

func.func @c(%a: i32) -> (i1) {
  %b = "drr.pure"(%a) : (i32) -> i32 loc("b")
  %c = "drr.pure"(%b) : (i32) -> i32 loc("c")
  %d = "drr.pure"(%c) : (i32) -> i32 loc("d")
  %r = "drr.pair"(%a, %d) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %b = "drr.pure"(%a) : (i32) -> i32 loc("b")
  %c = "drr.one"(%a) : (i32) -> i1 loc("c")
  func.return %c : i1
}

func.func @e(%a: i32) -> (i1) {
  %b = "drr.same"(%a) : (i32) -> i32 loc("b")
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}
