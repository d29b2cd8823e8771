func.func @a(%a: i32) -> (i1) {
  %s = "drr.same"(%a) : (i32) -> i32 loc("s")
  "drr.sink"(%s) : (i32) -> () loc("k")
  %r = "drr.one"(%s) : (i32) -> i1 loc("r")
  "drr.sink"(%s) : (i32) -> () loc("k")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i32) {
  %s = "drr.same"(%a) : (i32) -> i32 loc("s")
  func.return %s : i32
}
