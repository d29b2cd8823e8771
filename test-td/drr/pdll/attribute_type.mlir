func.func @equal(%x: i32) -> i32 {
  %0 = "drr.attrs"(%x) {a = 1 : i32, b = 1} : (i32) -> i32
  return %0 : i32
}
func.func @different(%x: i32) -> i32 {
  %0 = "drr.attrs"(%x) {a = 1 : i64, b = 1} : (i32) -> i32
  return %0 : i32
}
func.func @untyped(%x: i32) -> i32 {
  %0 = "drr.attrs"(%x) {a = "s", b = 1} : (i32) -> i32
  return %0 : i32
}
