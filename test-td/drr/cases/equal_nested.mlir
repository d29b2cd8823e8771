func.func @a(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.pair"(%b, %a) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.pair"(%b, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %c = "drr.same"(%b) : (i32) -> i32 loc("c")
  %r = "drr.sum"(%c, %a) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %c = "drr.same"(%b) : (i32) -> i32 loc("c")
  %r = "drr.sum"(%c, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @f(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %c = "drr.one"(%b) : (i32) -> i32 loc("c")
  %r = "drr.pair"(%b, %c) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}
