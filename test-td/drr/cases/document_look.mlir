func.func @a(%a: i32) -> (i1) {
  %q = "drr.a_op"(%a) <{a_attr = 5 : i32}> : (i32) -> i32 loc("q")
  %r = "drr.one"(%q) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %q = "drr.a_op"(%a) <{a_attr = 5 : i8}> : (i32) -> i32 loc("q")
  %r = "drr.one"(%q) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %q = "drr.a_op"(%a) <{a_attr = "x"}> : (i32) -> i32 loc("q")
  %r = "drr.one"(%q) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %r = "drr.one"(%a) : (i32) -> i1 loc("r")
  func.return %r : i1
}
