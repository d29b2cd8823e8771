func.func @some(%x: i32) -> i32 {
  %0 = "drr.optional_attr"(%x) {a = 1 : i32} : (i32) -> i32
  return %0 : i32
}
func.func @none(%x: i32) -> i32 {
  %0 = "drr.optional_attr"(%x) : (i32) -> i32
  return %0 : i32
}
