func.func @a(%a: i32, %b: f32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 1 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.pair"(%x, %x) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: f32) -> (i1) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> i32 loc("r")
  %s = "drr.pair"(%r, %a) : (i32, i32) -> i1 loc("s")
  func.return %s : i1
}
