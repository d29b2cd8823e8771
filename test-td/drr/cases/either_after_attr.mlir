func.func @a(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.attr_first"(%x, %b) <{a = 1 : i32}> : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.attr_first"(%b, %x) <{a = 2 : i32}> : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: i32) -> (i32) {
  %r = "drr.attr_first"(%b, %a) <{a = 2 : i32}> : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %r = "drr.attr_last"(%b, %x) <{a = 2 : i32}> : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: i32) -> (i32) {
  %x = "drr.one"(%a) : (i32) -> i32 loc("x")
  %y = "drr.one"(%b) : (i32) -> f32 loc("y")
  %r = "drr.attr_first"(%y, %x) <{a = 0 : i32}> : (f32, i32) -> i32 loc("r")
  func.return %r : i32
}
