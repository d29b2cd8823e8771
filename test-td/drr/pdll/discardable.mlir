func.func @there(%x: i32) -> i32 {
  %0 = "drr.one"(%x) {other.note = "n"} : (i32) -> i32
  return %0 : i32
}
func.func @absent(%x: i32) -> i32 {
  %0 = "drr.one"(%x) {other.more = "n"} : (i32) -> i32
  return %0 : i32
}
