func.func @yes(%x: i32) -> (i64, i32) {
  %0:2 = "drr.two"(%x) : (i32) -> (i32, i64)
  return %0#1, %0#0 : i64, i32
}
