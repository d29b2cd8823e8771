func.func @a(%a: i32) -> (i32, f32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r:2 = "drr.many_results"(%b) : (i32) -> (i32, f32) loc("r")
  func.return %r#0, %r#1 : i32, f32
}

func.func @b(%a: i32) -> (f32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.many_results"(%b) : (i32) -> f32 loc("r")
  func.return %r : f32
}

func.func @c(%a: i32) -> (i32, f32, f64) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r:3 = "drr.one_and_many_results"(%b) : (i32) -> (i32, f32, f64) loc("r")
  func.return %r#0, %r#1, %r#2 : i32, f32, f64
}

func.func @d(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.one_and_many_results"(%b) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.other"(%a) : (i32) -> i32 loc("b")
  %r = "drr.one_and_many_results"(%b) : (i32) -> i32 loc("r")
  func.return %r : i32
}
