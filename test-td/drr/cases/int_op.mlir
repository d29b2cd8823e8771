func.func @a(%a: i32) -> (i32) {
  %x = "drr.int"(%a) : (i32) -> i32 loc("x")
  %r = "drr.int"(%x) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.int"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32, i32) {
  %x = "drr.int"(%a) : (i32) -> i32 loc("x")
  %y = "drr.int"(%x) : (i32) -> i32 loc("y")
  %r = "drr.int"(%y) : (i32) -> i32 loc("r")
  func.return %r, %x : i32, i32
}

func.func @d(%a: i32) -> (i32) {
  %x = "drr.same"(%a) : (i32) -> i32 loc("x")
  %r = "drr.int"(%x) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %x = "drr.int"(%a) : (i32) -> i32 loc("x")
  %y = "drr.same"(%x) : (i32) -> i32 loc("y")
  %r = "drr.int"(%y) : (i32) -> i32 loc("r")
  func.return %r : i32
}
