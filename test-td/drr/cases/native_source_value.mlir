func.func @a(%a: i32) -> (i1) {
  %b = "drr.other"(%a) : (i32) -> i8 loc("b")
  %r = "drr.one"(%b) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %b = "drr.pair"(%a, %a) : (i32, i32) -> i8 loc("b")
  %r = "drr.one"(%b) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: f32) -> (i1) {
  %b = "drr.same"(%a) : (f32) -> f32 loc("b")
  %r = "drr.one"(%b) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i8) -> (i1) {
  %r = "drr.one"(%a) : (i8) -> i1 loc("r")
  func.return %r : i1
}
