func.func @a(%a: i32, %b: i32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: i32) -> (i64) {
  %r = "drr.pair"(%a, %b) : (i32, i32) -> i64 loc("r")
  func.return %r : i64
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %b = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.attr"(%b) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.attr"(%a) <{a = 3 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.attr"(%b) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}
