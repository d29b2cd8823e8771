func.func @a(%a: i8) -> (i32) {
  %r = "drr.one"(%a) : (i8) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: f16) -> (i32) {
  %r = "drr.one"(%a) : (f16) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i7) -> (i32) {
  %r = "drr.one"(%a) : (i7) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: bf16) -> (i32) {
  %r = "drr.one"(%a) : (bf16) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: complex<f32>) -> (i32) {
  %r = "drr.one"(%a) : (complex<f32>) -> i32 loc("r")
  func.return %r : i32
}

func.func @f(%a: si8) -> (i32) {
  %r = "drr.one"(%a) : (si8) -> i32 loc("r")
  func.return %r : i32
}

func.func @g(%a: index) -> (i32) {
  %r = "drr.one"(%a) : (index) -> i32 loc("r")
  func.return %r : i32
}

func.func @h(%a: ui8) -> (i32) {
  %r = "drr.one"(%a) : (ui8) -> i32 loc("r")
  func.return %r : i32
}
