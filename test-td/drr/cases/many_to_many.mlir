func.func @a(%a: i32, %b: f32) -> (i32, f32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r:2 = "drr.many_to_many"(%a, %y) : (i32, f32) -> (i32, f32) loc("r")
  func.return %r#0, %r#1 : i32, f32
}

func.func @b(%a: i32, %b: f32) -> (i32, f32, f64) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r:3 = "drr.many_to_many"(%a, %y) : (i32, f32) -> (i32, f32, f64) loc("r")
  func.return %r#0, %r#1, %r#2 : i32, f32, f64
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %r = "drr.many_to_many"(%a, %b) : (i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.many_to_many"(%y) : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: f32) -> (i32) {
  %y = "drr.one"(%b) : (f32) -> f32 loc("y")
  %r = "drr.many_to_many"(%y, %y) : (f32, f32) -> i32 loc("r")
  func.return %r : i32
}
