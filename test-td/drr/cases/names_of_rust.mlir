func.func @f1(%a: i32) -> (i32) {
  %r = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  func.return %r : i32
}

func.func @f2(%a: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32)
  %r = "drr.one"(%0) : (i32) -> (i32)
  func.return %r : i32
}

func.func @f3(%a: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %r = "drr.other"(%0) : (i32) -> (i32) loc("l1")
  func.return %r : i32
}

func.func @f4(%a: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32)
  %r = "drr.same"(%0) : (i32) -> (i32)
  func.return %r : i32
}

func.func @f6(%a: i32) -> (i32) {
  %0 = "drr.other"(%a) : (i32) -> (i32)
  %r = "drr.one"(%0) : (i32) -> (i32)
  func.return %r : i32
}

func.func @f10(%a: i32) -> (i32) {
  %0 = "drr.same"(%a) : (i32) -> (i32)
  %r = "drr.one"(%0) : (i32) -> (i32)
  func.return %r : i32
}

func.func @f14(%a: i32) -> (i32) {
  %0 = "drr.pure"(%a) : (i32) -> (i32)
  %r = "drr.one"(%0) : (i32) -> (i32)
  func.return %r : i32
}

func.func @f17(%a: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %1 = "drr.one"(%0) : (i32) -> (i32) loc("l1")
  %r = "drr.one"(%1) : (i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f35(%a: i64) -> (i64) {
  %r = "drr.one"(%a) : (i64) -> (i64) loc("l0")
  func.return %r : i64
}

func.func @f36(%a: i64) -> (i64) {
  %0 = "drr.one"(%a) : (i64) -> (i64)
  %r = "drr.one"(%0) : (i64) -> (i64)
  func.return %r : i64
}

func.func @f37(%a: i64) -> (i64) {
  %0 = "drr.one"(%a) : (i64) -> (i64) loc("l0")
  %r = "drr.other"(%0) : (i64) -> (i64) loc("l1")
  func.return %r : i64
}

func.func @f38(%a: i64) -> (i64) {
  %0 = "drr.one"(%a) : (i64) -> (i64)
  %r = "drr.same"(%0) : (i64) -> (i64)
  func.return %r : i64
}

func.func @f40(%a: i64) -> (i64) {
  %0 = "drr.other"(%a) : (i64) -> (i64)
  %r = "drr.one"(%0) : (i64) -> (i64)
  func.return %r : i64
}

func.func @f44(%a: i64) -> (i64) {
  %0 = "drr.same"(%a) : (i64) -> (i64)
  %r = "drr.one"(%0) : (i64) -> (i64)
  func.return %r : i64
}

func.func @f48(%a: i64) -> (i64) {
  %0 = "drr.pure"(%a) : (i64) -> (i64)
  %r = "drr.one"(%0) : (i64) -> (i64)
  func.return %r : i64
}

func.func @f51(%a: i64) -> (i64) {
  %0 = "drr.one"(%a) : (i64) -> (i64) loc("l0")
  %1 = "drr.one"(%0) : (i64) -> (i64) loc("l1")
  %r = "drr.one"(%1) : (i64) -> (i64) loc("l2")
  func.return %r : i64
}

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
