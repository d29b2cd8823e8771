func.func @two(%x: i32) -> i32 {
  %0 = "drr.many"(%x, %x) : (i32, i32) -> i32
  return %0 : i32
}
func.func @one(%x: i32) -> i32 {
  %0 = "drr.many"(%x) : (i32) -> i32
  return %0 : i32
}
