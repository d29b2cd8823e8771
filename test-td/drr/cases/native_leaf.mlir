func.func @a(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.attr"(%b) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %c = "drr.one"(%b) : (i32) -> i8 loc("c")
  %r = "drr.attr"(%c) <{a = 3 : i32}> : (i8) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i2) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.attr"(%b) <{a = -1 : i32}> : (i32) -> i32 loc("r")
  %s = "drr.one"(%r) : (i32) -> i1 loc("s")
  %t = "drr.attr"(%s) <{a = 0 : i32}> : (i1) -> i2 loc("t")
  func.return %t : i2
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  func.return %b : i32
}
