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

