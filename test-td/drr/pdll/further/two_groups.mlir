func.func @yes(%x: i32, %y: i64) -> i32 {
  %0 = "drr.two_many"(%y, %y, %x) {operandSegmentSizes = array<i32: 2, 1, 0>} : (i64, i64, i32) -> i32
  return %0 : i32
}
