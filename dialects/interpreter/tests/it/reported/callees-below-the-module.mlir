// Passes: func.func(sccp); sccp; func.func(int-range-optimizations); int-range-optimizations; func.func(remove-dead-values); remove-dead-values
// A pass on functions does not see their callers.
func.func private @callee() -> index {
  %0 = arith.constant 10 : index
  return %0 : index
}
func.func private @f(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %k = arith.constant 420 : index
  %z = arith.cmpi eq, %a, %c0 : index
  cf.cond_br %z, ^r(%k : index), ^o
^r(%v: index):
  return %v : index
^o:
  %x = call @callee() : () -> index
  cf.br ^r(%x : index)
}
func.func @main(%a: i32) -> index {
  %c1 = arith.constant 1 : index
  %r = call @f(%c1) : (index) -> index
  return %r : index
}
// -----
func.func private @twice(%a: i32, %b: i32) -> (i32, i32) {
  %r = arith.addi %a, %a : i32
  return %r, %b : i32, i32
}
func.func @main(%a: i32) -> i32 {
  %r:2 = call @twice(%a, %a) : (i32, i32) -> (i32, i32)
  return %r#0 : i32
}
// -----
func.func private @down(%n: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.cmpi sle, %n, %c0 : i32
  %r = scf.if %z -> i32 {
    scf.yield %x : i32
  } else {
    %m = arith.subi %n, %c1 : i32
    %d = func.call @down(%m, %x) : (i32, i32) -> i32
    scf.yield %d : i32
  }
  return %r : i32
}
func.func @main(%a: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %r = call @down(%c3, %a) : (i32, i32) -> i32
  return %r : i32
}
// -----
func.func private @same(%a: i32) -> i32 {
  return %a : i32
}
func.func @main(%a: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %g = func.constant @same : (i32) -> i32
  %r = call_indirect %g(%a) : (i32) -> i32
  %s = call @same(%c3) : (i32) -> i32
  %t = arith.addi %r, %s : i32
  return %t : i32
}
