func.func @a(%a: i32) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i32 loc("o")
  %r = "drr.attr_last"(%o, %a) <{a = 1 : i32}> : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: i8) -> (i1) {
  %o = "drr.one"(%a) : (i32) -> i32 loc("o")
  %r = "drr.attr_last"(%b, %o) <{a = 2 : i32}> : (i8, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.attr_last"(%a, %a) <{a = 3 : i32}> : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}
