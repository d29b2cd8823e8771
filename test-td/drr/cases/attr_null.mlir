func.func @a(%a: i32) -> (i32) {
  %r = "drr.optional_attr"(%a) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.optional_attr"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.optional_attr"(%a) : (i32) -> i32 loc("r")
  %s = "drr.optional_attr"(%r) <{a = 0 : i32}> : (i32) -> i32 loc("s")
  func.return %s : i32
}

func.func @d(%a: i32) {
  %r = "drr.optional_attr"(%a) : (i32) -> i32 loc("r")
  "drr.sink"(%r) : (i32) -> () loc("sink")
  func.return
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}
