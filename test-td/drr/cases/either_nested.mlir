func.func @a(%a: i32, %b: i32) -> (i32) {
  %x = "drr.other"(%a) : (i32) -> i32 loc("x")
  %p = "drr.pair"(%x, %b) : (i32, i32) -> i32 loc("p")
  %r = "drr.one"(%p) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %x = "drr.other"(%a) : (i32) -> i32 loc("x")
  %p = "drr.pair"(%b, %x) : (i32, i32) -> i32 loc("p")
  %r = "drr.one"(%p) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %p = "drr.pair"(%b, %x) : (i32, i32) -> i32 loc("p")
  %r = "drr.one"(%p) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %z = "drr.other"(%a) : (i32) -> i32 loc("z")
  %r = "drr.triple"(%b, %x, %z) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %z = "drr.other"(%a) : (i32) -> i32 loc("z")
  %r = "drr.triple"(%x, %b, %z) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @f(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %z = "drr.other"(%a) : (i32) -> i32 loc("z")
  %r = "drr.triple"(%x, %z, %b) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}
