func.func @f225(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 1 : i32, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f226(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 1 : i64, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f244(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = unit, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f245(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = {}, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f246(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = {a = 1 : i32}, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f247(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = "txt", b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f248(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = i32, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f249(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = @sym, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f250(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 1 : index, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f251(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = true, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f252(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 2.5 : f64, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f253(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = -1 : i8, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f254(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 1 : si32, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f255(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 3 : ui8, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f257(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 1.5 : f16, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f258(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 1.5 : bf16, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f262(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = -5 : si8, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f263(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 255 : ui8, b = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f264(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 5 : i16, b = 1 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f265(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 1 : i64, b = 1 : i64}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}
