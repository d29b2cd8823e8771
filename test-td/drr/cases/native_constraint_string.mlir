func.func @a(%a: i32) -> (i1) {
  %r = "drr.str_attr"(%a) <{a = "x"}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %q = "drr.str_attr"(%a) <{a = "x"}> : (i32) -> i8 loc("q")
  %r = "drr.str_attr"(%q) <{a = "y"}> : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %p = "drr.str_attr"(%a) <{a = "x"}> : (i32) -> i8 loc("p")
  %q = "drr.str_attr"(%p) <{a = ""}> : (i8) -> i8 loc("q")
  %r = "drr.str_attr"(%q) <{a = "z"}> : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %q = "drr.str_attr"(%a) <{a = "x"}> : (i32) -> i8 loc("q")
  %r = "drr.str_attr"(%q) <{a = "x"}> : (i8) -> i1 loc("r")
  func.return %r : i1
}
