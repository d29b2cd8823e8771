func.func @a(%a: i32) -> (i1) {
  %o = "drr.other"(%a) : (i32) -> f32 loc("o")
  %r = "drr.one"(%o) : (f32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) {
  %b = "drr.one"(%a) : (i32) -> i1 loc("b")
  "drr.sink_two"(%a, %b) : (i32, i1) -> () loc("sink_two")
  func.return
}

func.func @c(%a: i32) -> (i1) {
  %b = "drr.one"(%a) : (i32) -> i1 loc("b")
  "drr.sink_two"(%b, %a) : (i1, i32) -> () loc("sink_two")
  func.return %b : i1
}

func.func @d(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i1 loc("b")
  %r = "drr.triple"(%b, %a, %b) : (i1, i32, i1) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.other"(%a) : (i32) -> i1 loc("b")
  %r = "drr.triple"(%b, %a, %b) : (i1, i32, i1) -> i32 loc("r")
  func.return %r : i32
}
