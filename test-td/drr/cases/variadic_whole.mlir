func.func @a(%a: i32, %b: f32) -> (i32) {
  %r = "drr.many_attr"(%a, %b, %a) <{a = 1 : i32}> : (i32, f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %r = "drr.many_attr"() <{a = 1 : i32}> : () -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %r = "drr.one_and_many"(%a, %b, %a) : (i32, f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: f32) -> (i32) {
  %r = "drr.one_and_many"(%a) : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: f32) -> (i1) {
  %r = "drr.one_and_many"(%a, %b) : (i32, f32) -> i32 loc("r")
  %s = "drr.many_attr"(%r, %r) <{a = 1 : i32}> : (i32, i32) -> i1 loc("s")
  func.return %s : i1
}
