func.func @f52(%a: i32, %b: i32) -> (i32) {
  %r = "drr.pair"(%a, %b) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f53(%a: i32, %b: i32) -> (i32) {
  %m = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %r = "drr.pair"(%a, %m) : (i32, i32) -> (i32) loc("l1")
  func.return %r : i32
}

func.func @f54(%a: i32, %b: i32) -> (i32) {
  %m = "drr.one"(%b) : (i32) -> (i32)
  %r = "drr.pair"(%a, %m) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f55(%a: i32, %b: i32) -> (i32) {
  %m = "drr.other"(%b) : (i32) -> (i32) loc("l0")
  %r = "drr.pair"(%a, %m) : (i32, i32) -> (i32) loc("l1")
  func.return %r : i32
}

func.func @f56(%a: i32, %b: i32) -> (i32) {
  %l = "drr.one"(%a) : (i32) -> (i32)
  %r = "drr.pair"(%l, %b) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f57(%a: i32, %b: i32) -> (i32) {
  %l = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %m = "drr.one"(%a) : (i32) -> (i32) loc("l1")
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f58(%a: i32, %b: i32) -> (i32) {
  %l = "drr.one"(%a) : (i32) -> (i32)
  %m = "drr.one"(%b) : (i32) -> (i32)
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f59(%a: i32, %b: i32) -> (i32) {
  %l = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %m = "drr.other"(%b) : (i32) -> (i32) loc("l1")
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f60(%a: i32, %b: i32) -> (i32) {
  %l = "drr.one"(%b) : (i32) -> (i32)
  %r = "drr.pair"(%l, %b) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f61(%a: i32, %b: i32) -> (i32) {
  %l = "drr.one"(%b) : (i32) -> (i32) loc("l0")
  %m = "drr.one"(%a) : (i32) -> (i32) loc("l1")
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f62(%a: i32, %b: i32) -> (i32) {
  %l = "drr.one"(%b) : (i32) -> (i32)
  %m = "drr.one"(%b) : (i32) -> (i32)
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f63(%a: i32, %b: i32) -> (i32) {
  %l = "drr.one"(%b) : (i32) -> (i32) loc("l0")
  %m = "drr.other"(%b) : (i32) -> (i32) loc("l1")
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f64(%a: i32, %b: i32) -> (i32) {
  %l = "drr.other"(%b) : (i32) -> (i32)
  %r = "drr.pair"(%l, %b) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f65(%a: i32, %b: i32) -> (i32) {
  %l = "drr.other"(%b) : (i32) -> (i32) loc("l0")
  %m = "drr.one"(%a) : (i32) -> (i32) loc("l1")
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f66(%a: i32, %b: i32) -> (i32) {
  %l = "drr.other"(%b) : (i32) -> (i32)
  %m = "drr.one"(%b) : (i32) -> (i32)
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f67(%a: i32, %b: i32) -> (i32) {
  %l = "drr.other"(%b) : (i32) -> (i32) loc("l0")
  %m = "drr.other"(%b) : (i32) -> (i32) loc("l1")
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f68(%a: i32, %b: i32) -> (i32) {
  %l = "drr.same"(%a) : (i32) -> (i32)
  %r = "drr.pair"(%l, %b) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f69(%a: i32, %b: i32) -> (i32) {
  %l = "drr.same"(%a) : (i32) -> (i32) loc("l0")
  %m = "drr.one"(%a) : (i32) -> (i32) loc("l1")
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f70(%a: i32, %b: i32) -> (i32) {
  %l = "drr.same"(%a) : (i32) -> (i32)
  %m = "drr.one"(%b) : (i32) -> (i32)
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f71(%a: i32, %b: i32) -> (i32) {
  %l = "drr.same"(%a) : (i32) -> (i32) loc("l0")
  %m = "drr.other"(%b) : (i32) -> (i32) loc("l1")
  %r = "drr.pair"(%l, %m) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f72(%a: i32) -> (i32) {
  %r = "drr.pair"(%a, %a) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f73(%a: i32) -> (i32, i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %r = "drr.pair"(%0, %0) : (i32, i32) -> (i32) loc("l1")
  func.return %r, %0 : i32, i32
}

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

func.func @f138() -> (i32) {
  %0 = "drr.none"() : () -> (i32)
  %r = "drr.pair"(%0, %0) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f139() -> (i32) {
  %0 = "drr.none"() : () -> (i32) loc("l0")
  %1 = "drr.none"() : () -> (i32) loc("l1")
  %r = "drr.pair"(%0, %1) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f148(%a: i32) -> (i32) {
  %0:2 = "drr.two"(%a) : (i32) -> (i32, i32)
  %r = "drr.pair"(%0#0, %0#1) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f149(%a: i32) -> (i32, i32) {
  %0:2 = "drr.two"(%a) : (i32) -> (i32, i32) loc("l0")
  %r = "drr.pair"(%0#1, %0#0) : (i32, i32) -> (i32) loc("l1")
  %s = "drr.pair"(%0#1, %0#1) : (i32, i32) -> (i32) loc("l2")
  func.return %r, %s : i32, i32
}

func.func @f155(%a: i32) -> (i32) {
  %0:2 = "drr.two_like"(%a) : (i32) -> (i32, i32) loc("l0")
  %r = "drr.pair"(%0#0, %0#1) : (i32, i32) -> (i32) loc("l1")
  func.return %r : i32
}

func.func @f156(%a: i32) -> (i32, i32) {
  %0:2 = "drr.two_like"(%a) : (i32) -> (i32, i32)
  %r = "drr.pair"(%0#1, %0#0) : (i32, i32) -> (i32)
  %s = "drr.pair"(%0#1, %0#1) : (i32, i32) -> (i32)
  func.return %r, %s : i32, i32
}

func.func @f163(%a: i32) -> (i32) {
  %0:3 = "drr.three"(%a) : (i32) -> (i32, i32, i32) loc("l0")
  %r = "drr.pair"(%0#0, %0#1) : (i32, i32) -> (i32) loc("l1")
  func.return %r : i32
}

func.func @f164(%a: i32) -> (i32, i32) {
  %0:3 = "drr.three"(%a) : (i32) -> (i32, i32, i32)
  %r = "drr.pair"(%0#1, %0#0) : (i32, i32) -> (i32)
  %s = "drr.pair"(%0#1, %0#1) : (i32, i32) -> (i32)
  func.return %r, %s : i32, i32
}

func.func @f171(%a: i32) -> (i32) {
  %0:3 = "drr.three_like"(%a) : (i32) -> (i32, i32, i32) loc("l0")
  %r = "drr.pair"(%0#0, %0#1) : (i32, i32) -> (i32) loc("l1")
  func.return %r : i32
}

func.func @f172(%a: i32) -> (i32, i32) {
  %0:3 = "drr.three_like"(%a) : (i32) -> (i32, i32, i32)
  %r = "drr.pair"(%0#1, %0#0) : (i32, i32) -> (i32)
  %s = "drr.pair"(%0#1, %0#1) : (i32, i32) -> (i32)
  func.return %r, %s : i32, i32
}

func.func @f333(%a: i32) -> (i32) {
  %0 = "drr.const"() <{value = 1 : i32}> : () -> (i32) loc("l0")
  %r = "drr.pair"(%a, %0) : (i32, i32) -> (i32) loc("l1")
  func.return %r : i32
}

func.func @f334(%a: i32) -> (i32) {
  %0 = "drr.const"() <{value = 1 : i32}> : () -> (i32)
  %1 = "drr.const"() <{value = 1 : i32}> : () -> (i32)
  %r = "drr.pair"(%1, %0) : (i32, i32) -> (i32)
  func.return %r : i32
}
