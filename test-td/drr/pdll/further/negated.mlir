func.func @one(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  %1 = "drr.other"(%0) : (i32) -> i32
  return %1 : i32
}
func.func @two(%x: i32) -> (i32, i32) {
  %0 = "drr.one"(%x) : (i32) -> i32
  %1 = "drr.other"(%0) : (i32) -> i32
  return %0, %1 : i32, i32
}
