func.func @a(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 4 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = -1 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i8) -> (i1) {
  %b = "drr.attr"(%a) <{a = 3 : i32}> : (i8) -> i8 loc("b")
  %r = "drr.one"(%b) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i8) -> (i1) {
  %b = "drr.attr"(%a) <{a = 4 : i32}> : (i8) -> i8 loc("b")
  %r = "drr.one"(%b) : (i8) -> i1 loc("r")
  func.return %r : i1
}
