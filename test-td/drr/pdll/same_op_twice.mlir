func.func @same(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  %1 = "drr.pair"(%0, %0) : (i32, i32) -> i32
  return %1 : i32
}
func.func @equal(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  %2 = "drr.one"(%x) : (i32) -> i32
  %1 = "drr.pair"(%0, %2) : (i32, i32) -> i32
  return %1 : i32
}
