func.func @a(%a: i32, %b: i32) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: i32) -> (i1) {
  %x = "drr.one"(%a) : (i32) -> i8 loc("x")
  %r = "drr.pair"(%x, %b) : (i8, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32, %b: i32) -> (i32) {
  %r = "drr.sum"(%a, %a) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: i32) -> (i32) {
  %r = "drr.sum"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i1) {
  %x = "drr.one"(%a) : (i32) -> i8 loc("x")
  %r = "drr.pair"(%x, %x) : (i8, i8) -> i1 loc("r")
  func.return %r : i1
}
