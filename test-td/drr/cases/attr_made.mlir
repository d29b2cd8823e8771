func.func @a(%a: i1) -> (i32) {
  %r = "drr.one"(%a) : (i1) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i8) -> (i32) {
  %r = "drr.one"(%a) : (i8) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i16) -> (i32) {
  %r = "drr.one"(%a) : (i16) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i64) -> (i32) {
  %r = "drr.one"(%a) : (i64) -> i32 loc("r")
  func.return %r : i32
}

func.func @f(%a: f32) -> (i32) {
  %r = "drr.one"(%a) : (f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @g(%a: f64) -> (i32) {
  %r = "drr.one"(%a) : (f64) -> i32 loc("r")
  func.return %r : i32
}

func.func @h(%a: f16) -> (i32) {
  %r = "drr.one"(%a) : (f16) -> i32 loc("r")
  func.return %r : i32
}
