func.func @absent(%x: i32) -> i32 {
  %0 = "drr.default_attr"(%x) : (i32) -> i32
  return %0 : i32
}
func.func @equal(%x: i32) -> i32 {
  %0 = "drr.default_attr"(%x) {a = 7 : i32} : (i32) -> i32
  return %0 : i32
}
func.func @different(%x: i32) -> i32 {
  %0 = "drr.default_attr"(%x) {a = 8 : i32} : (i32) -> i32
  return %0 : i32
}
