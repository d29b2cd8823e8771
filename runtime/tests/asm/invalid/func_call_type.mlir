func.func private @g(i32)
func.func @f() {
  call @g() : () -> ()
  return
}
