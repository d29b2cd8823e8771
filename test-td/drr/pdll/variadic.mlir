func.func @none() -> i32 {
  %0 = "drr.many"() : () -> i32
  return %0 : i32
}
func.func @three(%x: i32, %y: i64) -> i32 {
  %0 = "drr.many"(%x, %y, %x) : (i32, i64, i32) -> i32
  return %0 : i32
}
