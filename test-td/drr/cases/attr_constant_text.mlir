func.func @a(%a: i32) -> (i32) {
  %r = "drr.str_attr"(%a) <{a = "yes"}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32) -> (i32) {
  %r = "drr.str_attr"(%a) <{a = "no"}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32) -> (i32) {
  %r = "drr.bool_attr"(%a) <{a = true}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32) -> (i32) {
  %r = "drr.bool_attr"(%a) <{a = false}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i1) -> (i32) {
  %r = "drr.bool_attr"(%a) <{a = false}> : (i1) -> i32 loc("r")
  func.return %r : i32
}

func.func @f(%a: i32) -> (i32) {
  %r = "drr.float_attr"(%a) <{a = 1.5 : f32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @g(%a: i32) -> (i32) {
  %r = "drr.float_attr"(%a) <{a = 1.25 : f32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}
