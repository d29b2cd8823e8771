func.func @all(%x: i32) -> i32 {
  %0:2 = "drr.many_results"(%x) : (i32) -> (i32, i64)
  %1 = "drr.many"(%0#0, %0#1) : (i32, i64) -> i32
  return %1 : i32
}
func.func @turned(%x: i32) -> i32 {
  %0:2 = "drr.many_results"(%x) : (i32) -> (i32, i64)
  %1 = "drr.many"(%0#1, %0#0) : (i64, i32) -> i32
  return %1 : i32
}
func.func @some(%x: i32) -> i32 {
  %0:2 = "drr.many_results"(%x) : (i32) -> (i32, i64)
  %1 = "drr.many"(%0#0) : (i32) -> i32
  return %1 : i32
}
func.func @none() -> i32 {
  %1 = "drr.many"() : () -> i32
  return %1 : i32
}
