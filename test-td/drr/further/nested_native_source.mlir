func.func @a(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> i8 loc("o")
  %t = "drr.attr"(%o) <{a = 4 : i32}> : (i8) -> i8 loc("t")
  %r = "drr.one"(%t) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %t = "drr.attr"(%a) <{a = 4 : i32}> : (i32) -> i8 loc("t")
  %r = "drr.one"(%t) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> i8 loc("o")
  %t = "drr.str_attr"(%o) <{a = "s"}> : (i8) -> i8 loc("t")
  %r = "drr.one"(%t) : (i8) -> i1 loc("r")
  func.return %r : i1
}
