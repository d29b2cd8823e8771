func.func @a(%a: i32, %b: i32) -> (i32) {
  %r = "drr.pair"(%a, %a) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.pair"(%x, %x) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.one"(%a) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%x, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %x = "drr.pair"(%a, %a) : (i32, i32) -> i32 loc("x")
  %r = "drr.pair"(%x, %x) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}
