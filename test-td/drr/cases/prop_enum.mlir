func.func @red(%a: i32) -> i32 {
  %r = "drr.color_prop"(%a) <{p = 0 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @green(%a: i32) -> i32 {
  %r = "drr.color_prop"(%a) <{p = 1 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @blue(%a: i32) -> i32 {
  %r = "drr.color_prop"(%a) <{p = 4 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @red_below(%a: i32) -> i32 {
  %0 = "drr.same"(%a) : (i32) -> i32
  %r = "drr.color_prop"(%0) <{p = 0 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @green_below(%a: i32) -> i32 {
  %0 = "drr.same"(%a) : (i32) -> i32
  %r = "drr.color_prop"(%0) <{p = 1 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @blue_below(%a: i32) -> i32 {
  %0 = "drr.same"(%a) : (i32) -> i32
  %r = "drr.color_prop"(%0) <{p = 4 : i32}> : (i32) -> i32 loc("r")
  func.return %r : i32
}
