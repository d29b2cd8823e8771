func.func @yes(%x: i32) -> f32 {
  %0 = "drr.other"(%x) : (i32) -> i64
  %1 = "drr.one"(%0) : (i64) -> f32
  return %1 : f32
}
func.func @no(%x: i32) -> i64 {
  %0 = "drr.one"(%x) : (i32) -> i64
  return %0 : i64
}
func.func @argument(%x: i64) -> f32 {
  %0 = "drr.one"(%x) : (i64) -> f32
  return %0 : f32
}
