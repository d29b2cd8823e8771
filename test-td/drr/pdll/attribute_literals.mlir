func.func @lists(%x: i32) -> i32 {
  %0 = "drr.attrs"(%x) {a = 1 : i32, b = [1, "two", 3.0 : f32]} : (i32) -> i32
  %1 = "drr.attrs"(%0) {a = 1 : i64, b = [1, "two", 3.0 : f32]} : (i32) -> i32
  return %1 : i32
}
func.func @unit(%x: i32) -> i32 {
  %0 = "drr.attrs"(%x) {a, b = i32} : (i32) -> i32
  return %0 : i32
}
func.func @numbers(%x: i32) -> i32 {
  %0 = "drr.attrs"(%x) {a = -7 : i8, b = false} : (i32) -> i32
  return %0 : i32
}
