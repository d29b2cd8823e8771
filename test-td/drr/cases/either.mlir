func.func @a(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.other"(%a) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%x, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.other"(%a) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%y, %x) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.one"(%a) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%x, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %y = "drr.other"(%a) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%a, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: i32) -> (i32, i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.other"(%b) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%y, %x) : (i32, i32) -> i32 loc("r")
  %s = "drr.pair"(%x, %y) : (i32, i32) -> i32 loc("s")
  func.return %r, %s : i32, i32
}

func.func @f(%a: i32) -> (i32) {
  %y = "drr.other"(%a) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%y, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}
