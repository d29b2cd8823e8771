func.func @a(%a: i32) -> (i32) {
  %r = "drr.color"(%a) <{a = 0 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.color"(%a) <{a = 1 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i1) -> (i32) {
  %r = "drr.color"(%a) <{a = 4 : i32}> : (i1) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i1) -> (i32) {
  %r = "drr.color"(%a) <{a = 1 : i32}> : (i1) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i8) -> (i32) {
  %r = "drr.color"(%a) <{a = 4 : i32}> : (i8) -> i32 loc("r")
  func.return %r : i32
}
