func.func @a(%a: i32, %b: i8) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: i32) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: f32, %b: i64) -> (f32) {
  %r = "drr.pair"(%a, %b) : (f32, i64) -> f32 loc("r")
  func.return %r : f32
}

func.func @d(%a: i32) -> (i1) {
  %b = "drr.same"(%a) : (i32) -> i32 loc("b")
  %r = "drr.other"(%b) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i8) -> (i1) {
  %b = "drr.same"(%a) : (i8) -> i8 loc("b")
  %r = "drr.other"(%b) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @f(%a: i8) -> (i32, i8) {
  %p = "drr.triple"(%a, %a, %a) : (i8, i8, i8) -> i32 loc("p")
  %r = "drr.triple"(%a, %a, %a) : (i8, i8, i8) -> i8 loc("r")
  func.return %p, %r : i32, i8
}
