func.func @a(%a: i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) {
  %r = "drr.one"(%a) : (i32) -> f32 loc("r")
  func.return
}

func.func @d(%a: i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  %s = "drr.one"(%r) : (i32) -> i32 loc("s")
  func.return
}

func.func @e(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  %s = "drr.one"(%a) : (i32) -> i32 loc("s")
  %t = "drr.other"(%s) : (i32) -> i1 loc("t")
  func.return %t : i1
}
