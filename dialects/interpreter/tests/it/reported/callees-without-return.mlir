// Passes: inline; inline,canonicalize; sccp; remove-dead-values; symbol-dce
func.func private @never(%a: i32) -> i32 {
  ub.unreachable
}
func.func @main(%a: i32) -> i32 {
  %no = arith.constant false
  cf.cond_br %no, ^call, ^end(%a : i32)
^call:
  %r = call @never(%a) : (i32) -> i32
  cf.br ^end(%r : i32)
^end(%s: i32):
  return %s : i32
}
// -----
func.func private @endless(%a: i32) -> i32 {
  cf.br ^loop
^loop:
  cf.br ^loop
}
func.func @main(%a: i32, %p: i1) -> i32 {
  %r = scf.if %p -> i32 {
    %x = func.call @endless(%a) : (i32) -> i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
// -----
func.func private @mostly(%a: i32, %p: i1) -> i32 {
  cf.cond_br %p, ^end, ^never
^end:
  return %a : i32
^never:
  ub.unreachable
}
func.func @main(%a: i32) -> i32 {
  %yes = arith.constant true
  %r = call @mostly(%a, %yes) : (i32, i1) -> i32
  return %r : i32
}
// -----
func.func private @nothing() {
  ub.unreachable
}
func.func @main(%a: i32, %p: i1) -> i32 {
  cf.cond_br %p, ^call, ^end
^call:
  call @nothing() : () -> ()
  cf.br ^end
^end:
  return %a : i32
}
