func.func @a(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.unit_attr"(%b) <{a}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.unit_attr"(%b) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.unit_attr"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.other"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.other"(%a) : (i32) -> i32 loc("b")
  %r = "drr.unit_attr"(%b) : (i32) -> i32 loc("r")
  func.return %r : i32
}
