func.func @a(%a: i32) -> (i1) {
  %b = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i8) {
  %b = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i8 loc("r")
  func.return %r : i8
}

func.func @c(%a: i32) -> (i1) {
  %b = "drr.str_attr"(%a) <{a = "x"}> : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %b = "drr.attrs"(%a) <{a = 2 : i64, b = 1 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32) -> (i1, i32) {
  %b = "drr.same_attr"(%a) <{a = -2 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  func.return %r, %b : i1, i32
}
