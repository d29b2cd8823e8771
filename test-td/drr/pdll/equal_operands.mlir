func.func @equal(%x: i32) -> i32 {
  %0 = "drr.pair"(%x, %x) : (i32, i32) -> i32
  return %0 : i32
}
func.func @different(%x: i32, %y: i32) -> i32 {
  %0 = "drr.pair"(%x, %y) : (i32, i32) -> i32
  return %0 : i32
}
