func.func @a(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  "drr.sink"(%b) : (i32) -> () loc("sink")
  func.return %b : i32
}

func.func @b(%a: i32) -> (i32) {
  "drr.sink"(%a) : (i32) -> () loc("sink")
  func.return %a : i32
}

func.func @c(%a: i32, %b: f32) {
  "drr.sink_two"(%a, %b) : (i32, f32) -> () loc("sink_two")
  func.return
}

func.func @d(%a: i32, %b: f32) {
  "drr.sink_two"(%b, %a) : (f32, i32) -> () loc("sink_two")
  func.return
}

func.func @e(%a: i32, %b: i64) -> (i64) {
  "drr.sink_two"(%b, %a) : (i64, i32) -> () loc("sink_two")
  %c = "drr.one"(%b) : (i64) -> i64 loc("c")
  "drr.sink"(%c) : (i64) -> () loc("sink")
  func.return %c : i64
}
