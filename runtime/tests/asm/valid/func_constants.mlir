// Several constants: their names.
func.func private @g()
func.func @f() {
  %0 = constant @g : () -> ()
  %1 = constant @g : () -> ()
  %f_0 = constant {my.x} @g : () -> ()
  call_indirect %0() : () -> ()
  call_indirect %1() : () -> ()
  call_indirect %f_0() : () -> ()
  return
}
