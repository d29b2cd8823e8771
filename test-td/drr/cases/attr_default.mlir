func.func @a(%a: i32) -> (i32) {
  %r = "drr.default_attr"(%a) <{a = 7 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.default_attr"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.default_attr"(%a) <{a = 8 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.default_attr"(%a) : (i32) -> i32 loc("r")
  %s = "drr.default_attr"(%r) <{a = 1 : i32}> : (i32) -> i32 loc("s")
  func.return %s : i32
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 7 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}
