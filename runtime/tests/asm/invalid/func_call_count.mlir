func.func private @g(i32)
func.func @f(%a: i32) {
  call @g(%a) : () -> ()
  return
}
