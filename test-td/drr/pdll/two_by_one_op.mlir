func.func @yes(%x: i32) -> (i32, i32) {
  %0:2 = "drr.two"(%x) : (i32) -> (i32, i32)
  return %0#1, %0#0 : i32, i32
}
