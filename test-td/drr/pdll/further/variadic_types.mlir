func.func @equal(%x: i32, %y: i64) -> (i32, i64) {
  %0:2 = "drr.many_to_many"(%x, %y) : (i32, i64) -> (i32, i64)
  return %0#0, %0#1 : i32, i64
}
func.func @different(%x: i32, %y: i64) -> (i64, i32) {
  %0:2 = "drr.many_to_many"(%x, %y) : (i32, i64) -> (i64, i32)
  return %0#0, %0#1 : i64, i32
}
func.func @fewer(%x: i32, %y: i64) -> i32 {
  %0 = "drr.many_to_many"(%x, %y) : (i32, i64) -> (i32)
  return %0 : i32
}
