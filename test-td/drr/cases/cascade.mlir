func.func @a(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %c = "drr.one"(%b) : (i32) -> i32 loc("c")
  %d = "drr.one"(%c) : (i32) -> i32 loc("d")
  %e = "drr.one"(%d) : (i32) -> i32 loc("e")
  func.return %e : i32
}

func.func @b(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %c = "drr.one"(%b) : (i32) -> i32 loc("c")
  %d = "drr.one"(%c) : (i32) -> i32 loc("d")
  func.return %d : i32
}

func.func @c(%a: i32) -> (i32, i32) {
  %b = "drr.one"(%a) : (i32) -> f32 loc("b")
  %c = "drr.one"(%b) : (f32) -> i32 loc("c")
  %d = "drr.one"(%c) : (i32) -> f32 loc("d")
  %e = "drr.one"(%d) : (f32) -> i32 loc("e")
  func.return %e, %c : i32, i32
}

func.func @d(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %c = "drr.same"(%b) : (i32) -> i32 loc("c")
  %d = "drr.same"(%c) : (i32) -> i32 loc("d")
  %e = "drr.one"(%d) : (i32) -> i32 loc("e")
  func.return %e : i32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.other"(%a) : (i32) -> i32 loc("b")
  %c = "drr.one"(%b) : (i32) -> i32 loc("c")
  func.return %c : i32
}
