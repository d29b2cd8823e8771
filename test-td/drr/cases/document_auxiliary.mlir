func.func @a(%a: i32, %b: i32) -> (i32) {
  %r = "drr.addi"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %q = "drr.sum"(%a, %b) : (i32, i32) -> i32 loc("q")
  %r = "drr.addi"(%q, %q) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}
