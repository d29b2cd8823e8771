func.func @a(%a: i32, %b: i32) -> (i32) {
  %r = "drr.triple"(%a, %a, %a) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %r = "drr.triple"(%a, %b, %a) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: i32) -> (i32) {
  %r = "drr.triple"(%a, %a, %b) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: i32) -> (i32) {
  %r = "drr.triple"(%b, %a, %a) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: i32, %c: i32) -> (i32) {
  %r = "drr.triple"(%a, %b, %c) : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}
