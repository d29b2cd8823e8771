func.func @a(%a: i32) -> (i1) {
  %o = "drr.attr"(%a) <{a = 4 : i32}> : (i32) -> i8 loc("o")
  %t = "drr.same"(%o) : (i8) -> i8 loc("t")
  %r = "drr.one"(%t) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %o = "drr.str_attr"(%a) <{a = "4"}> : (i32) -> i8 loc("o")
  %t = "drr.same"(%o) : (i8) -> i8 loc("t")
  %r = "drr.one"(%t) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %t = "drr.same"(%a) : (i32) -> i32 loc("t")
  %r = "drr.one"(%t) : (i32) -> i1 loc("r")
  func.return %r : i1
}
