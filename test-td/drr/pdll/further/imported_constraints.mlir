func.func @yes(%x: i32) -> i32 {
  %0 = "drr.attrs"(%x) {a = 1 : i32, b = "s"} : (i32) -> i32
  return %0 : i32
}
func.func @no(%x: i32) -> i32 {
  %0 = "drr.attrs"(%x) {a = 1 : i64, b = "s"} : (i32) -> i32
  return %0 : i32
}
func.func @type(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  return %0 : i32
}
func.func @other_type(%x: i64) -> i64 {
  %0 = "drr.one"(%x) : (i64) -> i64
  return %0 : i64
}
