func.func @a(%a: i32) -> (i1) {
  %r = "drr.one"(%a) {tag = 5 : i8} : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.other"(%a) {tag = 5 : i8} : (i32) -> i1 loc("r")
  func.return %r : i1
}
