// Attributes of a return.
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  return {my.x = 1} %a, %b : i32, i32
}
