func.func @yes(%x: i32, %y: i64) -> i32 {
  %0 = "drr.pair"(%x, %y) : (i32, i64) -> i32
  return %0 : i32
}
