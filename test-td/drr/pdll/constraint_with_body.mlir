func.func @yes(%x: i32) -> i32 {
  %0 = "drr.other"(%x) : (i32) -> i32
  return %0 : i32
}
