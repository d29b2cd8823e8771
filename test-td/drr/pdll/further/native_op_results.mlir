func.func @yes(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  return %0 : i32
}
