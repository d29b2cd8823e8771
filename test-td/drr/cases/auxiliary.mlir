func.func @a(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (f32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  %s = "drr.one"(%r) : (i32) -> f32 loc("s")
  func.return %s : f32
}

func.func @c(%a: i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.other"(%a) : (i32) -> i32 loc("r")
  "drr.sink"(%r) : (i32) -> () loc("sink")
  func.return %r : i32
}

func.func @e(%a: i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  "drr.sink"(%r) : (i32) -> () loc("sink")
  func.return
}
