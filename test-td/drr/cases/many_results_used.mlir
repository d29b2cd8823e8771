func.func @a(%a: i32) -> (i1) {
  %p:2 = "drr.many_results"(%a) : (i32) -> (i32, f32) loc("p")
  %r = "drr.many"(%p#0, %p#1) : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %p:2 = "drr.many_results"(%a) : (i32) -> (i32, f32) loc("p")
  %r = "drr.many"(%p#1, %a) : (f32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %p:2 = "drr.many_results"(%a) : (i32) -> (i32, f32) loc("p")
  %r = "drr.many"(%a, %p#0) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i64) -> (i1) {
  %p:2 = "drr.many_results"(%a) : (i64) -> (i32, f32) loc("p")
  %r = "drr.many"(%p#0, %p#1) : (i32, f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32) -> (i1, i32) {
  %p = "drr.many_results"(%a) : (i32) -> i32 loc("p")
  %r = "drr.many"(%p, %p) : (i32, i32) -> i1 loc("r")
  func.return %r, %p : i1, i32
}
