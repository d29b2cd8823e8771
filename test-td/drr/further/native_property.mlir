func.func @matches(%a: i32) -> i32 {
  %0 = "drr.same_prop"(%a) <{p = 4 : i32}> : (i32) -> i32
  %1 = "drr.one"(%0) : (i32) -> i32
  func.return %1 : i32
}

func.func @not_positive(%a: i32) -> i32 {
  %0 = "drr.same_prop"(%a) <{p = -1 : i32}> : (i32) -> i32
  %1 = "drr.one"(%0) : (i32) -> i32
  func.return %1 : i32
}

func.func @another_op(%a: i32) -> i32 {
  %0 = "drr.same"(%a) : (i32) -> i32
  %1 = "drr.one"(%0) : (i32) -> i32
  func.return %1 : i32
}
