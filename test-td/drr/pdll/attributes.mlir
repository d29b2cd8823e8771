func.func @yes(%x: i32) -> i32 {
  %0 = "drr.attr"(%x) {a = 3 : i32} : (i32) -> i32
  return %0 : i32
}
