func.func @a(%a: i32) -> (i32) {
  %r = "drr.many_attr"(%a, %a) <{a = 1 : i32}> : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.many_attr"(%a, %a) <{a = 2 : i32}> : (i32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.many_attr"(%a) <{a = 2 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.many_attr"() <{a = 1 : i32}> : () -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32) -> (i32) {
  %r = "drr.many_attr"(%a, %a, %a) <{a = 1 : i32}> : (i32, i32, i32) -> i32 loc("r")
  func.return %r : i32
}
