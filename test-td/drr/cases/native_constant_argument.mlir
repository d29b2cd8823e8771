func.func @f177(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 1 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f178(%a: i32) -> (i32) {
  %0 = "drr.attr"(%a) <{a = 1 : i32}> : (i32) -> (i32)
  %r = "drr.attr"(%0) <{a = 2 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f187(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f188(%a: i32) -> (i32) {
  %0 = "drr.attr"(%a) <{a = 2 : i32}> : (i32) -> (i32)
  %r = "drr.attr"(%0) <{a = 2 : i32}> : (i32) -> (i32)
  func.return %r : i32
}

func.func @f197(%a: i32) -> (i32) {
  %r = "drr.attr"(%a) <{a = 7 : i32}> : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f198(%a: i32) -> (i32) {
  %0 = "drr.attr"(%a) <{a = 7 : i32}> : (i32) -> (i32)
  %r = "drr.attr"(%0) <{a = 2 : i32}> : (i32) -> (i32)
  func.return %r : i32
}
