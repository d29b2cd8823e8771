func.func @f() {
  call %x() : () -> ()
  return
}
