// Passes: canonicalize; sccp; int-range-optimizations; int-range-optimizations,canonicalize; convert-scf-to-cf; loop-invariant-code-motion; arith-int-range-narrowing{int-bitwidths-supported=4}
// One iteration, whose step is negative as a signed number.
func.func @main(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c156 = arith.constant -100 : i8
  %r = scf.for unsigned %i = %c0 to %c156 step %c156 iter_args(%a = %c0) -> (i8) : i8 {
    %n = arith.addi %x, %i : i8
    scf.yield %n : i8
  }
  return %r : i8
}
// -----
// The last variable is 150.
func.func @main(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c50 = arith.constant 50 : i8
  %c200 = arith.constant -56 : i8
  %r = scf.for unsigned %i = %c0 to %c200 step %c50 iter_args(%a = %x) -> (i8) : i8 {
    scf.yield %i : i8
  }
  return %r : i8
}
// -----
func.func @main(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c50 = arith.constant 50 : i8
  %c100 = arith.constant 100 : i8
  %c200 = arith.constant -56 : i8
  %r = scf.for unsigned %i = %c0 to %c200 step %c50 iter_args(%a = %x) -> (i8) : i8 {
    %negative = arith.cmpi slt, %i, %c0 : i8
    %large = arith.cmpi ugt, %i, %c100 : i8
    %both = arith.andi %negative, %large : i1
    %n = arith.addi %a, %c1 : i8
    %s = arith.select %both, %n, %a : i8
    scf.yield %s : i8
  }
  return %r : i8
}
// -----
// The bounds are in order only as unsigned numbers, and the range of the step has both signs.
func.func @main(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %low = arith.constant 100 : i8
  %up = arith.constant -100 : i8
  %many = arith.andi %x, %c3 : i8
  %step = arith.addi %many, %c1 : i8
  %high = arith.subi %up, %many : i8
  %r = scf.for unsigned %i = %low to %high step %step iter_args(%a = %c0) -> (i8) : i8 {
    %negative = arith.cmpi slt, %i, %c0 : i8
    %n = arith.addi %a, %c1 : i8
    %s = arith.select %negative, %n, %a : i8
    scf.yield %s : i8
  }
  return %r : i8
}
// -----
// No iteration, although the bounds are in order as signed numbers.
func.func @main(%x: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %low = arith.constant -100 : i8
  %up = arith.constant 100 : i8
  %r = scf.for unsigned %i = %low to %up step %c1 iter_args(%a = %x) -> (i8) : i8 {
    scf.yield %i : i8
  }
  return %r : i8
}
// -----
// The difference of the bounds is negative as a signed number.
func.func @main(%x: i8) -> i8 {
  %c200 = arith.constant -56 : i8
  %up = arith.addi %x, %c200 overflow<nuw> : i8
  %r = scf.for unsigned %i = %x to %up step %c200 iter_args(%a = %x) -> (i8) : i8 {
    %n = arith.addi %a, %c200 : i8
    scf.yield %n : i8
  }
  return %r : i8
}
// -----
// One of the upper bounds is negative as a signed number.
func.func @main(%p: i1) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c10 = arith.constant 10 : i8
  %c20 = arith.constant 20 : i8
  %c100 = arith.constant 100 : i8
  %up = arith.select %p, %c20, %c100 : i8
  %high = arith.addi %up, %up : i8
  %r = scf.for unsigned %i = %c10 to %high step %c1 iter_args(%a = %c0) -> (i8) : i8 {
    %negative = arith.cmpi slt, %i, %c0 : i8
    %n = arith.addi %a, %c1 : i8
    %s = arith.select %negative, %n, %a : i8
    scf.yield %s : i8
  }
  return %r : i8
}
