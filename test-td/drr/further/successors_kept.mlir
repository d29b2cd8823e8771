func.func @matches(%a: i32) -> i32 {
  %0 = "drr.one"(%a) : (i32) -> i32
  "drr.jump"(%0) [^next] : (i32) -> ()
^next:
  func.return %0 : i32
}

func.func @does_not(%a: i32) -> i32 {
  %0 = "drr.other"(%a) : (i32) -> i32
  "drr.jump"(%0) [^next] : (i32) -> ()
^next:
  func.return %0 : i32
}

func.func @of_another(%a: i32) -> i32 {
  %0 = "drr.other"(%a) : (i32) -> i32
  "drr.leap"(%0) [^next] : (i32) -> ()
^next:
  func.return %0 : i32
}

func.func @both(%a: i32) -> i32 {
  %0 = "drr.other"(%a) : (i32) -> i32
  %1 = "drr.one"(%0) : (i32) -> i32
  "drr.jump"(%1) [^next] : (i32) -> ()
^next:
  func.return %1 : i32
}
