func.func @a(%a: i32) -> (i1) {
  %b = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i8 loc("b")
  %r = "drr.one"(%b) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %b = "drr.str_attr"(%a) <{a = "s"}> : (i32) -> i8 loc("b")
  %r = "drr.one"(%b) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %b = "drr.same_attr"(%a) <{a = 5 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %b = "drr.other"(%a) : (i32) -> i32 loc("b")
  %r = "drr.one"(%b) : (i32) -> i1 loc("r")
  func.return %r : i1
}
