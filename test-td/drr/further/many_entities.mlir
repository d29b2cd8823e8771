func.func @a(%a: i32, %b: i32) -> (i1) {
  %r = "drr.many"(%a, %a, %a, %a, %a) : (i32, i32, i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: i32) -> (i1) {
  %r = "drr.many"(%a, %a, %a, %a, %b) : (i32, i32, i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.many"(%a, %a) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}
