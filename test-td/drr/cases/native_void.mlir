func.func @a(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i64) -> (i32) {
  %r = "drr.attr"(%a) <{a = 3 : i32}> : (i64) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %q = "drr.attr"(%a) <{a = 3 : i32}> : (i32) -> i32 loc("q")
  %r = "drr.attr"(%q) <{a = 4 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}
