func.func @f1(%a: i32, %b: i32) -> i32 {
  %r = "drr.prop"(%a) <{p = 0 : i32}> : (i32) -> i32 loc("p1")
  func.return %r : i32
}

func.func @f4(%a: i32, %b: i32) -> i32 {
  %r = "drr.default_prop"(%a) <{p = 0 : i32}> : (i32) -> i32 loc("p4")
  func.return %r : i32
}

func.func @f6(%a: i32, %b: i32) -> i32 {
  %0 = "drr.same_prop"(%a) <{p = 5 : i32}> : (i32) -> i32 loc("q6")
  %r = "drr.prop"(%0) <{p = 0 : i32}> : (i32) -> i32 loc("p6")
  func.return %r : i32
}

func.func @f7(%a: i32, %b: i32) -> i32 {
  %0 = "drr.prop"(%a) <{p = 0 : i32}> : (i32) -> i32 loc("q7")
  %r = "drr.prop"(%0) <{p = 1 : i32}> : (i32) -> i32 loc("p7")
  func.return %r : i32
}

func.func @f8(%a: i32, %b: i32) -> i32 {
  %r = "drr.prop"(%a) <{p = 1 : i32}> : (i32) -> i32 loc("p8")
  func.return %r : i32
}

func.func @f11(%a: i32, %b: i32) -> i32 {
  %r = "drr.default_prop"(%a) <{p = 1 : i32}> : (i32) -> i32 loc("p11")
  func.return %r : i32
}

func.func @f13(%a: i32, %b: i32) -> i32 {
  %0 = "drr.same_prop"(%a) <{p = 5 : i32}> : (i32) -> i32 loc("q13")
  %r = "drr.prop"(%0) <{p = 1 : i32}> : (i32) -> i32 loc("p13")
  func.return %r : i32
}

func.func @f14(%a: i32, %b: i32) -> i32 {
  %0 = "drr.prop"(%a) <{p = 1 : i32}> : (i32) -> i32 loc("q14")
  %r = "drr.prop"(%0) <{p = 1 : i32}> : (i32) -> i32 loc("p14")
  func.return %r : i32
}

func.func @f15(%a: i32, %b: i32) -> i32 {
  %r = "drr.prop"(%a) <{p = 5 : i32}> : (i32) -> i32 loc("p15")
  func.return %r : i32
}

func.func @f18(%a: i32, %b: i32) -> i32 {
  %r = "drr.default_prop"(%a) <{p = 5 : i32}> : (i32) -> i32 loc("p18")
  func.return %r : i32
}

func.func @f20(%a: i32, %b: i32) -> i32 {
  %0 = "drr.same_prop"(%a) <{p = 5 : i32}> : (i32) -> i32 loc("q20")
  %r = "drr.prop"(%0) <{p = 5 : i32}> : (i32) -> i32 loc("p20")
  func.return %r : i32
}

func.func @f21(%a: i32, %b: i32) -> i32 {
  %0 = "drr.prop"(%a) <{p = 5 : i32}> : (i32) -> i32 loc("q21")
  %r = "drr.prop"(%0) <{p = 1 : i32}> : (i32) -> i32 loc("p21")
  func.return %r : i32
}

func.func @f22(%a: i32, %b: i32) -> i32 {
  %r = "drr.prop"(%a) <{p = -3 : i32}> : (i32) -> i32 loc("p22")
  func.return %r : i32
}

func.func @f25(%a: i32, %b: i32) -> i32 {
  %r = "drr.default_prop"(%a) <{p = -3 : i32}> : (i32) -> i32 loc("p25")
  func.return %r : i32
}

func.func @f27(%a: i32, %b: i32) -> i32 {
  %0 = "drr.same_prop"(%a) <{p = 5 : i32}> : (i32) -> i32 loc("q27")
  %r = "drr.prop"(%0) <{p = -3 : i32}> : (i32) -> i32 loc("p27")
  func.return %r : i32
}

func.func @f28(%a: i32, %b: i32) -> i32 {
  %0 = "drr.prop"(%a) <{p = -3 : i32}> : (i32) -> i32 loc("q28")
  %r = "drr.prop"(%0) <{p = 1 : i32}> : (i32) -> i32 loc("p28")
  func.return %r : i32
}

func.func @f29(%a: i32, %b: i32) -> i32 {
  %r = "drr.default_prop"(%a) <{}> : (i32) -> i32 loc("p29")
  func.return %r : i32
}
