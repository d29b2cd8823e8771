func.func @yes(%x: i32) -> i32 {
  %0 = "drr.attr"(%x) {a = 4 : i32} : (i32) -> i32
  %1 = "drr.one"(%0) : (i32) -> i32
  return %1 : i32
}
func.func @used(%x: i32) -> (i32, i32) {
  %0 = "drr.attr"(%x) {a = 4 : i32} : (i32) -> i32
  %1 = "drr.one"(%0) : (i32) -> i32
  return %1, %0 : i32, i32
}
