func.func @a(%a: i32, %b: f32) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i32) {
  %b = "drr.same"(%a) : (i32) -> i32 loc("b")
  %r = "drr.same"(%b) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %r = "drr.attr"(%a) <{a = 3 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32) -> (i1) {
  %r = "drr.attr"(%a) <{a = 4 : i32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}
