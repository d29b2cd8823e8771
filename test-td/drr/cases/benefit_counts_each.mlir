func.func @a(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.other"(%a) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%x, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.one"(%a) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%x, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %x = "drr.other"(%a) : (i32) -> i32 loc("x")
  %y = "drr.one"(%a) : (i32) -> i32 loc("y")
  %r = "drr.pair"(%x, %y) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i1) -> (i1) {
  %x = "drr.one"(%a) : (i1) -> i1 loc("x")
  %y = "drr.one"(%a) : (i1) -> i1 loc("y")
  %r = "drr.many"(%x, %y) : (i1, i1) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i1) -> (i1) {
  %x = "drr.other"(%a) : (i1) -> i1 loc("x")
  %y = "drr.one"(%a) : (i1) -> i1 loc("y")
  %r = "drr.many"(%x, %y) : (i1, i1) -> i1 loc("r")
  func.return %r : i1
}

func.func @f(%a: i1) -> (i32) {
  %x = "drr.other"(%a) : (i1) -> i1 loc("x")
  %y = "drr.one"(%a) : (i1) -> i1 loc("y")
  %r = "drr.many"(%x, %y) : (i1, i1) -> i32 loc("r")
  func.return %r : i32
}
