func.func private @g()
func.func @f() {
  %1 = constant @g: : () -> ()
}
