func.func @yes(%x: i32, %y: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  %1 = "drr.other"(%0) : (i32) -> i32
  %2 = "drr.pair"(%0, %y) : (i32, i32) -> i32
  "drr.sink"(%1) : (i32) -> ()
  return %2 : i32
}

func.func @one_use(%x: i32, %y: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  %1 = "drr.pair"(%0, %y) : (i32, i32) -> i32
  return %1 : i32
}
