func.func @a(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = "text", b = 1 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = true, b = 1 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 1.5 : f32, b = 1 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = 7 : i32, b = 1 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a, b = 1 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @f(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = f64, b = 1 : i8}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @g(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [1 : i32, "x"], b = 1 : i64}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @h(%a: i32) -> (i32) {
  %r = "drr.attrs"(%a) <{a = [1 : i32, "x"], b = 1 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @i(%a: i32) -> (i32, i32) {
  %r = "drr.attrs"(%a) <{a = {x = 1 : i32}, b = 1 : i32}> : (i32) -> i32 loc("r")
  %s = "drr.attrs"(%a) <{a = @s::@t, b = 1 : i32}> : (i32) -> i32 loc("s")
  func.return %r, %s : i32, i32
}

func.func @j(%a: i32) -> (i32, i32) {
  %r = "drr.attrs"(%a) <{a = 1 : index, b = 1 : i32}> : (i32) -> i32 loc("r")
  %s = "drr.attrs"(%a) <{a = 1.5 : f64, b = 1 : i32}> : (i32) -> i32 loc("s")
  func.return %r, %s : i32, i32
}
