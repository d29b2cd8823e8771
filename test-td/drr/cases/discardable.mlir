func.func @a(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i1) -> (i1) {
  %r = "drr.attr"(%a) <{a = 1 : i32}> : (i1) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i8) -> (i1) {
  %r = "drr.attr"(%a) <{a = 1 : i32}> : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i8) -> (i8) {
  %r = "drr.one"(%a) : (i8) -> i1 loc("r")
  %s = "drr.one"(%r) : (i1) -> i8 loc("s")
  func.return %s : i8
}

func.func @e(%a: i1) -> (i1) {
  %r = "drr.one"(%a) : (i1) -> i1 loc("r")
  %s = "drr.attr"(%r) <{a = 9 : i32}> : (i1) -> i1 loc("s")
  func.return %s : i1
}
