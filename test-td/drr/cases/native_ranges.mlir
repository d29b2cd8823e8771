func.func @f127(%a: i32, %b: i32, %c: i32) -> (i32) {
  %r = "drr.triple"(%a, %b, %c) : (i32, i32, i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f128(%a: i32, %b: i32, %c: i32) -> (i32) {
  %r = "drr.triple"(%a, %a, %b) : (i32, i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f129(%a: i32, %b: i32, %c: i32) -> (i32) {
  %r = "drr.triple"(%a, %b, %a) : (i32, i32, i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f130(%a: i32, %b: i32, %c: i32) -> (i32) {
  %r = "drr.triple"(%b, %a, %a) : (i32, i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f131(%a: i32, %b: i32, %c: i32) -> (i32) {
  %r = "drr.triple"(%a, %a, %a) : (i32, i32, i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f132(%a: i32, %b: i32, %c: i32) -> (i32) {
  %r = "drr.triple"(%b, %c, %a) : (i32, i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f133(%a: i32, %b: i32, %c: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %1 = "drr.pair"(%0, %b) : (i32, i32) -> (i32) loc("l1")
  %r = "drr.triple"(%1, %0, %c) : (i32, i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f134(%a: i32, %b: i32, %c: i32) -> (i32) {
  %0 = "drr.triple"(%a, %b, %c) : (i32, i32, i32) -> (i32)
  %r = "drr.triple"(%0, %b, %0) : (i32, i32, i32) -> (i32)
  func.return %r : i32
}
