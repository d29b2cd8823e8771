func.func @a(%a0: i32) -> (i1) {
  %r = "drr.many"() : () -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a0: i32) -> (i1) {
  %r = "drr.many"(%a0) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a0: i32, %a1: i32) -> (i1) {
  %r = "drr.many"(%a0, %a1) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a0: i32, %a1: i32, %a2: i32) -> (i1) {
  %r = "drr.many"(%a0, %a1, %a2) : (i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32, %b: i32) -> (i1) {
  %r = "drr.one_and_many"(%a, %a, %b) : (i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @f(%a: i32, %b: i32) -> (i1) {
  %r = "drr.one_and_many"(%a, %b, %a) : (i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @g(%a: i32) -> (i1) {
  %r = "drr.one_and_many"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}
