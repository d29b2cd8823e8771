func.func @a(%a: i32, %b: f32) -> (i1) {
  %r = "drr.many"(%a, %b) : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: f32) -> (i1) {
  %r = "drr.many"(%b, %a) : (f32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: f32) -> (i1) {
  %r = "drr.many"(%a, %a) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32, %b: f32) -> (i1) {
  %r = "drr.many"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}
