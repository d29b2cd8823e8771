func.func @a(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i2) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  %s = "drr.one"(%r) : (i1) -> i2 loc("s")
  func.return %s : i2
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.other"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return
}

func.func @e(%a: i32) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  "drr.sink"(%r) : (i1) -> () loc("sink")
  func.return
}
