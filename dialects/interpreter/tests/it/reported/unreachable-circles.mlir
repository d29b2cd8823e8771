// Passes: canonicalize; convert-arith-to-llvm,convert-func-to-llvm; remove-dead-values; cse; convert-to-llvm; topological-sort
func.func @main() -> i32 {
  %2 = arith.constant 0 : i32
  return %2 : i32
^bb1:
  %0 = arith.constant 0 : i32
  %1 = arith.addi %1, %0 : i32
  return %1 : i32
}
// -----
func.func @main(%a: i32) -> i32 {
  return %a : i32
^bb1:
  %0 = arith.muli %1, %a : i32
  %1 = arith.subi %0, %a : i32
  cf.br ^bb2(%1 : i32)
^bb2(%r: i32):
  return %r : i32
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  cf.br ^end(%a : i32)
^bb1:
  %0 = arith.select %p, %0, %1 : i32
  %1 = arith.select %p, %1, %0 : i32
  cf.cond_br %p, ^bb1, ^end(%0 : i32)
^end(%r: i32):
  return %r : i32
}
// -----
func.func @main(%a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    scf.yield %a : i32
  ^bb1(%x: i32):
    %0 = arith.maxsi %0, %x : i32
    cf.br ^bb1(%0 : i32)
  }
  return %r : i32
}
