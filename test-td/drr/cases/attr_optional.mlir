func.func @a(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.optional_attr"(%b) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.optional_attr"(%b) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.optional_attr"(%a) <{a = 3 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> f32 loc("b")
  %c = "drr.one"(%b) : (f32) -> f64 loc("c")
  %r = "drr.optional_attr"(%c) : (f64) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.other"(%a) : (i32) -> f32 loc("b")
  %r = "drr.optional_attr"(%b) : (f32) -> i32 loc("r")
  func.return %r : i32
}
