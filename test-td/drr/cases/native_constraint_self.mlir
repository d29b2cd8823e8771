func.func @a(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> i8 loc("o")
  %r = "drr.one"(%o) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1, i8) {
  %o = "drr.other"(%a) : (i32) -> i8 loc("o")
  %r = "drr.one"(%o) : (i8) -> i1 loc("r")
  func.return %r, %o : i1, i8
}

func.func @c(%a: i32, %b: i32, %c: i32) -> (i1) {
  %r = "drr.triple"(%a, %b, %c) : (i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32, %b: i32) -> (i1) {
  %r = "drr.triple"(%a, %b, %b) : (i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32, %b: i32) -> (i1) {
  %r = "drr.triple"(%a, %a, %b) : (i32, i32, i32) -> i1 loc("r")
  func.return %r : i1
}
