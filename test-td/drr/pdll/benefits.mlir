func.func @high(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  return %0 : i32
}
func.func @low(%x: i64) -> i32 {
  %0 = "drr.one"(%x) : (i64) -> i32
  return %0 : i32
}
