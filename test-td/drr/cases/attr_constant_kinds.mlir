func.func @a(%a: i32) -> (i1) {
  %r = "drr.str_attr"(%a) <{a = "numbers"}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %r = "drr.str_attr"(%a) <{a = "words"}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.str_attr"(%a) <{a = "dense"}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %r = "drr.str_attr"(%a) <{a = "other"}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @e(%a: i32) -> (i1) {
  %r = "drr.attrs"(%a) <{a = 0.5 : f64, b = -3 : i8}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @f(%a: i32) -> (i1) {
  %r = "drr.attrs"(%a) <{a = 0.5 : f32, b = -3 : i8}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @g(%a: i32) -> (i1) {
  %r = "drr.attrs"(%a) <{a = 0.5 : f64, b = -3 : i16}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @h(%a: i32) -> (i1) {
  %r = "drr.attrs"(%a) <{a = array<i32: 7>, b = 1 : i8}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @i(%a: i32) -> (i1) {
  %r = "drr.attrs"(%a) <{a = array<i32: 7, 8>, b = 1 : i8}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @j(%a: i32) -> (i1) {
  %r = "drr.attrs"(%a) <{a = array<i64: 7>, b = 1 : i8}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @k(%a: i32) -> (i1) {
  %r = "drr.float_attr"(%a) <{a = 1.5 : f32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @l(%a: i32) -> (i1) {
  %r = "drr.float_attr"(%a) <{a = 2.5 : f32}> : (i32) -> i1 loc("r")
  func.return %r : i1
}
