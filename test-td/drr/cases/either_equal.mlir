func.func @a(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.triple"(%x, %b, %b) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.triple"(%b, %x, %b) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.triple"(%b, %x, %a) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.triple"(%x, %b, %a) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.triple"(%x, %x, %x) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}
