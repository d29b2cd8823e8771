func.func @yes(%x: i32, %y: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i64
  %1 = "drr.other"(%y) : (i32) -> i64
  %2 = "drr.pair"(%0, %1) : (i64, i64) -> i32
  return %2 : i32
}
func.func @turned(%x: i32, %y: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i64
  %1 = "drr.other"(%y) : (i32) -> i64
  %2 = "drr.pair"(%1, %0) : (i64, i64) -> i32
  return %2 : i32
}
