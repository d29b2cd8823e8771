func.func @a(%a: i32) -> (i32) {
  %b = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.attrs"(%b) <{a = 3 : i32, b = 4 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %b = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.attrs"(%b) <{a = 3 : i64, b = 4 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %b = "drr.one"(%a) : (i32) -> i32 loc("b")
  %r = "drr.attrs"(%b) <{a = 3 : i32, b = 4 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32, i32) {
  %b = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i32 loc("b")
  %r = "drr.attrs"(%b) <{a = 0 : i32, b = 0 : i32}> : (i32) -> i32 loc("r")
  func.return %r, %b : i32, i32
}

func.func @e(%a: i32) -> (i32) {
  %b = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> i32 loc("b")
  func.return %b : i32
}
