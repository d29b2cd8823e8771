func.func @a(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 7 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 6 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.other"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.other"(%a) : (i32) -> i32 loc("r")
  %s = "drr.one"(%r) : (i32) -> i32 loc("s")
  %t = "drr.attr"(%s) <{a = 1 : i32}> : (i32) -> i32 loc("t")
  func.return %t : i32
}
