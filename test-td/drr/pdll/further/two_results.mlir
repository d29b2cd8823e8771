func.func @second(%x: i32) -> i32 {
  %0:2 = "drr.two"(%x) : (i32) -> (i32, i32)
  %1 = "drr.one"(%0#1) : (i32) -> i32
  return %1 : i32
}
func.func @first(%x: i32) -> i32 {
  %0:2 = "drr.two"(%x) : (i32) -> (i32, i32)
  %1 = "drr.one"(%0#0) : (i32) -> i32
  return %1 : i32
}
func.func @named(%x: i32) -> i32 {
  %0:2 = "drr.two"(%x) : (i32) -> (i32, i64)
  %1 = "drr.other"(%0#1) : (i64) -> i32
  return %1 : i32
}
