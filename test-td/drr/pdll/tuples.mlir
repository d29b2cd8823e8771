func.func @yes(%x: i32) -> i32 {
  %0 = "drr.pair"(%x, %x) : (i32, i32) -> i32
  return %0 : i32
}
