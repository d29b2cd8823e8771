func.func @a(%a: i32) -> (i1) {
  %t = "drr.attr"(%a) <{a = 3 : i32}> : (i32) -> i8 loc("t")
  %s = "drr.same"(%t) : (i8) -> i8 loc("s")
  %r = "drr.one"(%s) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %t = "drr.attr"(%a) <{a = 4 : i32}> : (i32) -> i8 loc("t")
  %s = "drr.same"(%t) : (i8) -> i8 loc("s")
  %r = "drr.other"(%s) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %t = "drr.str_attr"(%a) <{a = "x"}> : (i32) -> i8 loc("t")
  %s = "drr.same"(%t) : (i8) -> i8 loc("s")
  %r = "drr.one"(%s) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %t = "drr.attrs"(%a) <{a = 1 : i64, b = 2 : i32}> : (i32) -> i8 loc("t")
  %s = "drr.same"(%t) : (i8) -> i8 loc("s")
  %r = "drr.other"(%s) : (i8) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32) -> (i1) {
  %s = "drr.same"(%a) : (i32) -> i32 loc("s")
  %r = "drr.one"(%s) : (i32) -> i1 loc("r")
  func.return %r : i1
}
