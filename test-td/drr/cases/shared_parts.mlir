func.func @a(%a: i32, %b: i32) -> (i1) {
  %x = "drr.other"(%a) : (i32) -> i8 loc("x")
  %y = "drr.one"(%x) : (i8) -> i16 loc("y")
  %r = "drr.pair"(%y, %b) : (i16, i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %x = "drr.other"(%a) : (i32) -> i8 loc("x")
  %y = "drr.one"(%x) : (i8) -> i16 loc("y")
  %r = "drr.triple"(%y, %b, %b) : (i16, i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: i32) -> (i16, i1) {
  %x = "drr.other"(%a) : (i32) -> i8 loc("x")
  %y = "drr.one"(%x) : (i8) -> i16 loc("y")
  %r = "drr.same"(%y) : (i16) -> i16 loc("r")
  %s = "drr.attr"(%y) <{a = 1 : i32}> : (i16) -> i1 loc("s")
  func.return %r, %s : i16, i1
}

func.func @d(%a: i32, %b: i32) -> (i16, i1) {
  %x = "drr.one"(%a) : (i32) -> i8 loc("x")
  %y = "drr.one"(%x) : (i8) -> i16 loc("y")
  %r = "drr.same"(%y) : (i16) -> i16 loc("r")
  %s = "drr.attr"(%y) <{a = 1 : i32}> : (i16) -> i1 loc("s")
  func.return %r, %s : i16, i1
}

func.func @e(%a: i32, %b: i32) -> (i64) {
  %x = "drr.other"(%a) : (i32) -> i8 loc("x")
  %y = "drr.one"(%x) : (i8) -> i16 loc("y")
  %r = "drr.triple"(%y, %b, %b) : (i16, i32, i32) -> i64 loc("r")
  func.return %r : i64
}
