func.func @there(%x: i32, %y: i64) -> i32 {
  %0 = "drr.one_maybe"(%x, %y) : (i32, i64) -> i32
  return %0 : i32
}
func.func @absent(%x: i32) -> i32 {
  %0 = "drr.one_maybe"(%x) : (i32) -> i32
  return %0 : i32
}
