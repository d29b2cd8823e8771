func.func @a(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 5 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 4 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: f32) {
  %r = "drr.attr"(%a) <{a = 5 : i32}> : (f32) -> i64 loc("r")
  "drr.sink"(%r) : (i64) -> () loc("sink")
  func.return
}

func.func @d(%a: f32) -> (i64, i64) {
  %r = "drr.attr"(%a) <{a = 5 : i32}> : (f32) -> i64 loc("r")
  %s = "drr.attr"(%a) <{a = 0 : i32}> : (f32) -> i64 loc("s")
  func.return %r, %s : i64, i64
}

func.func @e(%a: f32) -> (i64) {
  %r = "drr.one"(%a) : (f32) -> i64 loc("r")
  func.return %r : i64
}
