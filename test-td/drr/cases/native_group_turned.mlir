func.func @f266(%a: i32, %b: i32) -> (i32) {
  %r = "drr.many"() : () -> (i32)
  func.return %r : i32
}

func.func @f268(%a: i32, %b: i32) -> (i32) {
  %r = "drr.one_and_many"(%b) : (i32) -> (i32)
  func.return %r : i32
}

func.func @f269(%a: i32, %b: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %1 = "drr.other"(%b) : (i32) -> (i32) loc("l1")
  %r = "drr.many"() : () -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f270(%a: i32, %b: i32) -> (i32) {
  "drr.many_results"(%a) : (i32) -> ()
  %r = "drr.many"() : () -> (i32)
  func.return %r : i32
}

func.func @f278(%a: i32, %b: i32) -> (i32) {
  %r = "drr.many"(%a) : (i32) -> (i32)
  func.return %r : i32
}

func.func @f280(%a: i32, %b: i32) -> (i32) {
  %r = "drr.one_and_many"(%b, %a) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f281(%a: i32, %b: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %1 = "drr.other"(%b) : (i32) -> (i32) loc("l1")
  %r = "drr.many"(%0) : (i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f282(%a: i32, %b: i32) -> (i32) {
  %0 = "drr.many_results"(%a) : (i32) -> (i32)
  %r = "drr.many"(%0) : (i32) -> (i32)
  func.return %r : i32
}

func.func @f290(%a: i32, %b: i32) -> (i32) {
  %r = "drr.many"(%a, %b) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f292(%a: i32, %b: i32) -> (i32) {
  %r = "drr.one_and_many"(%b, %a, %b) : (i32, i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f293(%a: i32, %b: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %1 = "drr.other"(%b) : (i32) -> (i32) loc("l1")
  %r = "drr.many"(%0, %1) : (i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f294(%a: i32, %b: i32) -> (i32) {
  %0:2 = "drr.many_results"(%a) : (i32) -> (i32, i32)
  %r = "drr.many"(%0#0, %0#1) : (i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f302(%a: i32, %b: i32) -> (i32) {
  %r = "drr.many"(%a, %b, %a) : (i32, i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f304(%a: i32, %b: i32) -> (i32) {
  %r = "drr.one_and_many"(%b, %a, %b, %a) : (i32, i32, i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f305(%a: i32, %b: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %1 = "drr.other"(%b) : (i32) -> (i32) loc("l1")
  %r = "drr.many"(%0, %1, %0) : (i32, i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f306(%a: i32, %b: i32) -> (i32) {
  %0:3 = "drr.many_results"(%a) : (i32) -> (i32, i32, i32)
  %r = "drr.many"(%0#0, %0#1, %0#2) : (i32, i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f314(%a: i32, %b: i32) -> (i32) {
  %r = "drr.many"(%a, %b, %a, %b) : (i32, i32, i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f316(%a: i32, %b: i32) -> (i32) {
  %r = "drr.one_and_many"(%b, %a, %b, %a, %b) : (i32, i32, i32, i32, i32) -> (i32)
  func.return %r : i32
}

func.func @f317(%a: i32, %b: i32) -> (i32) {
  %0 = "drr.one"(%a) : (i32) -> (i32) loc("l0")
  %1 = "drr.other"(%b) : (i32) -> (i32) loc("l1")
  %r = "drr.many"(%0, %1, %0, %a) : (i32, i32, i32, i32) -> (i32) loc("l2")
  func.return %r : i32
}

func.func @f318(%a: i32, %b: i32) -> (i32) {
  %0:4 = "drr.many_results"(%a) : (i32) -> (i32, i32, i32, i32)
  %r = "drr.many"(%0#0, %0#1, %0#2, %0#3) : (i32, i32, i32, i32) -> (i32)
  func.return %r : i32
}
