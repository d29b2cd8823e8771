func.func @f1(%a: i32, %b: i32) -> i32 {
  %r = "drr.prop"(%a) <{p = 0 : i32}> : (i32) -> i32 loc("p1")
  func.return %r : i32
}

func.func @f5(%a: i32, %b: i32) -> i32 {
  %r = "drr.mixed_prop"(%a, %b) <{p = 0 : i32, a = 7 : i32}> : (i32, i32) -> i32 loc("p5")
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

func.func @f12(%a: i32, %b: i32) -> i32 {
  %r = "drr.mixed_prop"(%a, %b) <{p = 1 : i32, a = 7 : i32}> : (i32, i32) -> i32 loc("p12")
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

func.func @f19(%a: i32, %b: i32) -> i32 {
  %r = "drr.mixed_prop"(%a, %b) <{p = 5 : i32, a = 7 : i32}> : (i32, i32) -> i32 loc("p19")
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

func.func @f26(%a: i32, %b: i32) -> i32 {
  %r = "drr.mixed_prop"(%a, %b) <{p = -3 : i32, a = 7 : i32}> : (i32, i32) -> i32 loc("p26")
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

func.func @f31(%a: i32, %b: i32) -> i32 {
  %r = "drr.str_prop"(%a) <{p = "a"}> : (i32) -> i32 loc("p31")
  func.return %r : i32
}

func.func @f32(%a: i32, %b: i32) -> i32 {
  %r = "drr.str_prop"(%a) <{p = ""}> : (i32) -> i32 loc("p32")
  func.return %r : i32
}

func.func @f33(%a: i32, %b: i32) -> i32 {
  %r = "drr.str_prop"(%a) <{p = "b\"c"}> : (i32) -> i32 loc("p33")
  func.return %r : i32
}

func.func @f38(%a: i32, %b: i32) -> i32 {
  %r = "drr.list_prop"(%a) <{p = [1 : i32, 2 : i32], q = array<i64: 3>}> : (i32) -> i32 loc("p38")
  func.return %r : i32
}

func.func @f39(%a: i32, %b: i32) -> i32 {
  %r = "drr.list_prop"(%a) <{p = [], q = array<i64>}> : (i32) -> i32 loc("p39")
  func.return %r : i32
}

func.func @f40(%a: i32, %b: i32) -> i32 {
  %r = "drr.list_prop"(%a) <{p = [1 : i32], q = array<i64: 1, 2>}> : (i32) -> i32 loc("p40")
  func.return %r : i32
}

func.func @f45(%a: i32, %b: i32) -> i32 {
  %r = "drr.attr"(%a) <{a = 5 : i32}> : (i32) -> i32 loc("p45")
  func.return %r : i32
}

func.func @f46(%a: i32, %b: i32) -> i32 {
  %r = "drr.attr"(%a) <{a = 1 : i32}> : (i32) -> i32 loc("p46")
  func.return %r : i32
}
