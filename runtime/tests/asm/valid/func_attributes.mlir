// Attributes of functions, arguments and results.
func.func private @a(i32 {my.x, my.y = "z"}, f32) -> (i32 {my.r = [1]}, f32 {my.s})
func.func @b(%a: i32 {my.x}) -> (i32 {my.r}) attributes {my.f = 1 : i8, no_inline} {
  return %a : i32
}
