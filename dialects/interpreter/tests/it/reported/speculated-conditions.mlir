// Passes: loop-invariant-code-motion; loop-invariant-code-motion,canonicalize; loop-invariant-code-motion,cse,sccp
func.func @main(%n: i8) -> i32 {
  %p = ub.poison : i1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i32
  %o = arith.constant 6 : i32
  %end = arith.index_cast %n : i8 to index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%a = %z) -> (i32) {
    %x = scf.if %p -> (i32) {
      %k = arith.addi %z, %o : i32
      scf.yield %k : i32
    } else {
      %k = arith.muli %z, %o : i32
      scf.yield %k : i32
    }
    %s = arith.addi %x, %a : i32
    scf.yield %s : i32
  }
  return %r : i32
}
// -----
func.func @main(%n: i8, %v: i32) -> i32 {
  %most = arith.constant 2147483647 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i32
  %end = arith.index_cast %n : i8 to index
  %q = arith.addi %v, %most overflow<nsw> : i32
  %p = arith.index_cast %q : i32 to index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%a = %z) -> (i32) {
    %x = scf.index_switch %p -> i32
    case 1 {
      scf.yield %v : i32
    }
    default {
      scf.yield %z : i32
    }
    %s = arith.addi %x, %a : i32
    scf.yield %s : i32
  }
  return %r : i32
}
// -----
func.func @main(%n: i8) -> i32 {
  %p = ub.poison : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i32
  %end = arith.index_cast %n : i8 to index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%a = %z) -> (i32) {
    %x = scf.for %j = %c0 to %p step %c1 iter_args(%b = %z) -> (i32) {
      %t = arith.addi %b, %b : i32
      scf.yield %t : i32
    }
    %s = arith.addi %x, %a : i32
    scf.yield %s : i32
  }
  return %r : i32
}
// -----
func.func @main(%n: i8) -> i32 {
  %p = ub.poison : index
  %z = arith.constant 5 : i32
  %end = arith.index_cast %n : i8 to index
  %r = affine.for %i = 0 to %end iter_args(%a = %z) -> (i32) {
    %x = affine.for %j = 0 to %p iter_args(%b = %z) -> (i32) {
      %t = arith.addi %b, %b : i32
      affine.yield %t : i32
    }
    %s = arith.addi %x, %a : i32
    affine.yield %s : i32
  }
  return %r : i32
}
