func.func @a(%a: i32, %b: i8) -> (i1) {
  %s = "drr.same"(%a) : (i32) -> i32 loc("s")
  %t = "drr.same"(%b) : (i8) -> i8 loc("t")
  "drr.sink_two"(%s, %t) : (i32, i8) -> () loc("k")
  %r = "drr.pair"(%s, %t) : (i32, i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %s = "drr.same"(%a) : (i32) -> i32 loc("s")
  %r = "drr.pair"(%s, %s) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}
