func.func @a(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.attr_first"(%a, %y) <{a = 3 : i32}> : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.attr_first"(%y, %a) <{a = 3 : i32}> : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %y = "drr.other"(%b) : (f32) -> f32 loc("y")
  %r = "drr.attr_last"(%y, %a) <{a = 1 : i32}> : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: f32) -> (i32) {
  %y = "drr.other"(%b) : (f32) -> f32 loc("y")
  %r = "drr.attr_last"(%y, %a) <{a = 2 : i32}> : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i64, %b: f32) -> (i32) {
  %y = "drr.other"(%b) : (f32) -> f32 loc("y")
  %r = "drr.attr_last"(%y, %a) <{a = 1 : i32}> : (f32, i64) -> i32 loc("r")
  func.return %r : i32
}
