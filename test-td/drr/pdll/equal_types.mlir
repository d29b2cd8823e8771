func.func @equal(%x: i32, %y: i32) -> i32 {
  %0 = "drr.pair"(%x, %y) : (i32, i32) -> i32
  return %0 : i32
}
func.func @operands(%x: i32, %y: i64) -> i32 {
  %0 = "drr.pair"(%x, %y) : (i32, i64) -> i32
  return %0 : i32
}
func.func @result(%x: i32, %y: i32) -> i64 {
  %0 = "drr.pair"(%x, %y) : (i32, i32) -> i64
  return %0 : i64
}
