func.func @a(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 0 : i32}> : (i32) -> i32 loc("r")
  %s = "drr.attr"(%r) <{a = -1 : i32}> : (i32) -> i32 loc("s")
  func.return %s : i32
}

func.func @c(%a: f32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 3 : i32}> : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.same_attr"(%a) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}
