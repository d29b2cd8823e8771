func.func @f1(%a: i32, %b: i32) -> i32 {
  %r = "drr.prop"(%a) <{p = 0 : i32}> : (i32) -> i32 loc("p1")
  func.return %r : i32
}

func.func @f3(%a: i32, %b: i32) -> i32 {
  %r = "drr.long_prop"(%a) <{p = 0 : i64}> : (i32) -> i32 loc("p3")
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

func.func @f10(%a: i32, %b: i32) -> i32 {
  %r = "drr.long_prop"(%a) <{p = 1 : i64}> : (i32) -> i32 loc("p10")
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

func.func @f17(%a: i32, %b: i32) -> i32 {
  %r = "drr.long_prop"(%a) <{p = 5 : i64}> : (i32) -> i32 loc("p17")
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

func.func @f24(%a: i32, %b: i32) -> i32 {
  %r = "drr.long_prop"(%a) <{p = -3 : i64}> : (i32) -> i32 loc("p24")
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

func.func @f30(%a: i32, %b: i32) -> i32 {
  %r = "drr.long_prop"(%a) <{p = 4294967297 : i64}> : (i32) -> i32 loc("p30")
  func.return %r : i32
}

func.func @f34(%a: i32, %b: i32) -> i32 {
  %r = "drr.flag_prop"(%a) <{p = unit, q = true}> : (i32) -> i32 loc("p34")
  func.return %r : i32
}

func.func @f35(%a: i32, %b: i32) -> i32 {
  %r = "drr.flag_prop"(%a) <{p = unit, q = false}> : (i32) -> i32 loc("p35")
  func.return %r : i32
}

func.func @f36(%a: i32, %b: i32) -> i32 {
  %r = "drr.flag_prop"(%a) <{q = true}> : (i32) -> i32 loc("p36")
  func.return %r : i32
}

func.func @f37(%a: i32, %b: i32) -> i32 {
  %r = "drr.flag_prop"(%a) <{q = false}> : (i32) -> i32 loc("p37")
  func.return %r : i32
}

func.func @f41(%a: i32, %b: i32) -> i32 {
  %r = "drr.maybe_prop"(%a) <{p = [1 : i32], q = ["a"]}> : (i32) -> i32 loc("p41")
  func.return %r : i32
}

func.func @f42(%a: i32, %b: i32) -> i32 {
  %r = "drr.maybe_prop"(%a) <{p = [], q = []}> : (i32) -> i32 loc("p42")
  func.return %r : i32
}

func.func @f43(%a: i32, %b: i32) -> i32 {
  %r = "drr.maybe_prop"(%a) <{p = [5 : i32], q = []}> : (i32) -> i32 loc("p43")
  func.return %r : i32
}

func.func @f44(%a: i32, %b: i32) -> i32 {
  %r = "drr.maybe_prop"(%a) <{p = [], q = ["b"]}> : (i32) -> i32 loc("p44")
  func.return %r : i32
}
