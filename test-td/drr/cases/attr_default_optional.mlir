func.func @a(%a: i32) -> (i32) {
  %r = "drr.default_optional_attr"(%a) <{a = 7 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.default_optional_attr"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i1) -> (i32) {
  %r = "drr.default_optional_attr"(%a) : (i1) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i1) -> (i32) {
  %r = "drr.default_optional_attr"(%a) <{a = 7 : i32}> : (i1) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i1) -> (i32) {
  %r = "drr.default_optional_attr"(%a) <{a = 6 : i32}> : (i1) -> i32 loc("r")
  func.return %r : i32
}
