func.func @one(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  return %0 : i32
}
func.func @twice(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  %1 = "drr.one"(%0) : (i32) -> i32
  return %1 : i32
}
