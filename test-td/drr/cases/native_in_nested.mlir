func.func @a(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 8 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = -7 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i8) -> (i32) {
  %r = "drr.attr"(%a) <{a = 1 : i32}> : (i8) -> i32 loc("r")
  func.return %r : i32
}
