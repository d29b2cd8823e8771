func.func @yes(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  %1 = "drr.other"(%0) : (i32) -> i32
  %2 = "drr.triple"(%1, %x, %0) : (i32, i32, i32) -> i32
  return %2 : i32
}
func.func @other(%x: i32) -> i32 {
  %0 = "drr.one"(%x) : (i32) -> i32
  %3 = "drr.one"(%x) : (i32) -> i32
  %1 = "drr.other"(%0) : (i32) -> i32
  %2 = "drr.triple"(%1, %x, %3) : (i32, i32, i32) -> i32
  return %2 : i32
}
