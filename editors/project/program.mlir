func.func @f(%side: i32) -> i32 {
  %area = shape.area %sied
  return %area : i32
}
