func.func @yes(%x: i32, %y: i64) -> i32 {
  %0 = "drr.one_and_many"(%x, %y, %y) : (i32, i64, i64) -> i32
  return %0 : i32
}
func.func @none(%x: i32) -> i32 {
  %0 = "drr.one_and_many"(%x) : (i32) -> i32
  return %0 : i32
}
