func.func @a(%a: i32) -> (i32) {
  %k = "drr.const"() <{value = 0 : i32}> : () -> i32 loc("k")
  %r = "drr.sum"(%a, %k) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %k = "drr.const"() <{value = 1 : i32}> : () -> i32 loc("k")
  %r = "drr.sum"(%a, %k) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %k = "drr.const"() <{value = "x"}> : () -> i32 loc("k")
  %r = "drr.pair"(%a, %k) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %k = "drr.none"() : () -> i32 loc("k")
  %r = "drr.pair"(%a, %k) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}
