// rtblgen-opt --split-input-file --canonicalize
// arith.addi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.addi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.addi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.addi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.addi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.addi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.addi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.subi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.subi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.subi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.subi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.subi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.subi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.subi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.muli of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.muli %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.muli %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.muli %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.muli %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.muli %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.muli %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.andi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.andi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.andi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.andi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.andi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.andi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.andi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.ori of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.ori %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.ori %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.ori %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.ori %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.ori %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.ori %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.xori of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.xori %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.xori %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.xori %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.xori %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.xori %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.xori %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.shli of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.shli %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.shli %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.shli %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.shli %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.shli %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.shli %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.shrsi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.shrsi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.shrsi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.shrsi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.shrsi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.shrsi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.shrsi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.shrui of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.shrui %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.shrui %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.shrui %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.shrui %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.shrui %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.shrui %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.divsi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.divsi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.divsi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.divsi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.divsi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.divsi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.divsi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.divui of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.divui %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.divui %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.divui %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.divui %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.divui %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.divui %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.ceildivsi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.ceildivsi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.ceildivsi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.ceildivsi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.ceildivsi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.ceildivsi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.ceildivsi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.ceildivui of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.ceildivui %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.ceildivui %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.ceildivui %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.ceildivui %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.ceildivui %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.ceildivui %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.floordivsi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.floordivsi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.floordivsi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.floordivsi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.floordivsi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.floordivsi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.floordivsi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.remsi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.remsi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.remsi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.remsi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.remsi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.remsi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.remsi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.remui of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.remui %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.remui %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.remui %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.remui %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.remui %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.remui %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.maxsi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.maxsi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.maxsi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.maxsi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.maxsi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.maxsi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.maxsi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.maxui of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.maxui %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.maxui %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.maxui %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.maxui %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.maxui %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.maxui %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.minsi of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.minsi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.minsi %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.minsi %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.minsi %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.minsi %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.minsi %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.minui of constants
func.func @f() -> (i8, i8, i8, i8, i8, i8) {
  %c0_0 = arith.constant 7 : i8
  %c0_1 = arith.constant 3 : i8
  %r0 = arith.minui %c0_0, %c0_1 : i8
  %c1_0 = arith.constant -7 : i8
  %c1_1 = arith.constant 3 : i8
  %r1 = arith.minui %c1_0, %c1_1 : i8
  %c2_0 = arith.constant 100 : i8
  %c2_1 = arith.constant 100 : i8
  %r2 = arith.minui %c2_0, %c2_1 : i8
  %c3_0 = arith.constant -128 : i8
  %c3_1 = arith.constant 1 : i8
  %r3 = arith.minui %c3_0, %c3_1 : i8
  %c4_0 = arith.constant -128 : i8
  %c4_1 = arith.constant -1 : i8
  %r4 = arith.minui %c4_0, %c4_1 : i8
  %c5_0 = arith.constant 0 : i8
  %c5_1 = arith.constant 5 : i8
  %r5 = arith.minui %c5_0, %c5_1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5 : i8, i8, i8, i8, i8, i8
}
// -----
// arith.divsi by zero stays
func.func @f() -> i8 {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 0 : i8
  %r0 = arith.divsi %c0_0, %c0_1 : i8
  return %r0 : i8
}
// -----
// arith.divui by zero stays
func.func @f() -> i8 {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 0 : i8
  %r0 = arith.divui %c0_0, %c0_1 : i8
  return %r0 : i8
}
// -----
// arith.ceildivsi by zero stays
func.func @f() -> i8 {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 0 : i8
  %r0 = arith.ceildivsi %c0_0, %c0_1 : i8
  return %r0 : i8
}
// -----
// arith.ceildivui by zero stays
func.func @f() -> i8 {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 0 : i8
  %r0 = arith.ceildivui %c0_0, %c0_1 : i8
  return %r0 : i8
}
// -----
// arith.floordivsi by zero stays
func.func @f() -> i8 {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 0 : i8
  %r0 = arith.floordivsi %c0_0, %c0_1 : i8
  return %r0 : i8
}
// -----
// arith.remsi by zero stays
func.func @f() -> i8 {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 0 : i8
  %r0 = arith.remsi %c0_0, %c0_1 : i8
  return %r0 : i8
}
// -----
// arith.remui by zero stays
func.func @f() -> i8 {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 0 : i8
  %r0 = arith.remui %c0_0, %c0_1 : i8
  return %r0 : i8
}
// -----
// arith.shli by the width stays
func.func @f() -> (i8, i8) {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 8 : i8
  %r0 = arith.shli %c0_0, %c0_1 : i8
  %c1_0 = arith.constant 5 : i8
  %c1_1 = arith.constant -1 : i8
  %r1 = arith.shli %c1_0, %c1_1 : i8
  return %r0, %r1 : i8, i8
}
// -----
// arith.shrsi by the width stays
func.func @f() -> (i8, i8) {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 8 : i8
  %r0 = arith.shrsi %c0_0, %c0_1 : i8
  %c1_0 = arith.constant 5 : i8
  %c1_1 = arith.constant -1 : i8
  %r1 = arith.shrsi %c1_0, %c1_1 : i8
  return %r0, %r1 : i8, i8
}
// -----
// arith.shrui by the width stays
func.func @f() -> (i8, i8) {
  %c0_0 = arith.constant 5 : i8
  %c0_1 = arith.constant 8 : i8
  %r0 = arith.shrui %c0_0, %c0_1 : i8
  %c1_0 = arith.constant 5 : i8
  %c1_1 = arith.constant -1 : i8
  %r1 = arith.shrui %c1_0, %c1_1 : i8
  return %r0, %r1 : i8, i8
}
// -----
// arith.addf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %c0_1 = arith.constant 2.0 : f32
  %r0 = arith.addf %c0_0, %c0_1 : f32
  %c1_0 = arith.constant -1.0 : f32
  %c1_1 = arith.constant 0.0 : f32
  %r1 = arith.addf %c1_0, %c1_1 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %c2_1 = arith.constant 1.0 : f32
  %r2 = arith.addf %c2_0, %c2_1 : f32
  %c3_0 = arith.constant 0x7F800000 : f32
  %c3_1 = arith.constant -2.5 : f32
  %r3 = arith.addf %c3_0, %c3_1 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// arith.subf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %c0_1 = arith.constant 2.0 : f32
  %r0 = arith.subf %c0_0, %c0_1 : f32
  %c1_0 = arith.constant -1.0 : f32
  %c1_1 = arith.constant 0.0 : f32
  %r1 = arith.subf %c1_0, %c1_1 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %c2_1 = arith.constant 1.0 : f32
  %r2 = arith.subf %c2_0, %c2_1 : f32
  %c3_0 = arith.constant 0x7F800000 : f32
  %c3_1 = arith.constant -2.5 : f32
  %r3 = arith.subf %c3_0, %c3_1 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// arith.mulf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %c0_1 = arith.constant 2.0 : f32
  %r0 = arith.mulf %c0_0, %c0_1 : f32
  %c1_0 = arith.constant -1.0 : f32
  %c1_1 = arith.constant 0.0 : f32
  %r1 = arith.mulf %c1_0, %c1_1 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %c2_1 = arith.constant 1.0 : f32
  %r2 = arith.mulf %c2_0, %c2_1 : f32
  %c3_0 = arith.constant 0x7F800000 : f32
  %c3_1 = arith.constant -2.5 : f32
  %r3 = arith.mulf %c3_0, %c3_1 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// arith.divf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %c0_1 = arith.constant 2.0 : f32
  %r0 = arith.divf %c0_0, %c0_1 : f32
  %c1_0 = arith.constant -1.0 : f32
  %c1_1 = arith.constant 0.0 : f32
  %r1 = arith.divf %c1_0, %c1_1 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %c2_1 = arith.constant 1.0 : f32
  %r2 = arith.divf %c2_0, %c2_1 : f32
  %c3_0 = arith.constant 0x7F800000 : f32
  %c3_1 = arith.constant -2.5 : f32
  %r3 = arith.divf %c3_0, %c3_1 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// arith.remf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %c0_1 = arith.constant 2.0 : f32
  %r0 = arith.remf %c0_0, %c0_1 : f32
  %c1_0 = arith.constant -1.0 : f32
  %c1_1 = arith.constant 0.0 : f32
  %r1 = arith.remf %c1_0, %c1_1 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %c2_1 = arith.constant 1.0 : f32
  %r2 = arith.remf %c2_0, %c2_1 : f32
  %c3_0 = arith.constant 0x7F800000 : f32
  %c3_1 = arith.constant -2.5 : f32
  %r3 = arith.remf %c3_0, %c3_1 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// arith.maximumf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %c0_1 = arith.constant 2.0 : f32
  %r0 = arith.maximumf %c0_0, %c0_1 : f32
  %c1_0 = arith.constant -1.0 : f32
  %c1_1 = arith.constant 0.0 : f32
  %r1 = arith.maximumf %c1_0, %c1_1 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %c2_1 = arith.constant 1.0 : f32
  %r2 = arith.maximumf %c2_0, %c2_1 : f32
  %c3_0 = arith.constant 0x7F800000 : f32
  %c3_1 = arith.constant -2.5 : f32
  %r3 = arith.maximumf %c3_0, %c3_1 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// arith.minimumf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %c0_1 = arith.constant 2.0 : f32
  %r0 = arith.minimumf %c0_0, %c0_1 : f32
  %c1_0 = arith.constant -1.0 : f32
  %c1_1 = arith.constant 0.0 : f32
  %r1 = arith.minimumf %c1_0, %c1_1 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %c2_1 = arith.constant 1.0 : f32
  %r2 = arith.minimumf %c2_0, %c2_1 : f32
  %c3_0 = arith.constant 0x7F800000 : f32
  %c3_1 = arith.constant -2.5 : f32
  %r3 = arith.minimumf %c3_0, %c3_1 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// arith.maxnumf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %c0_1 = arith.constant 2.0 : f32
  %r0 = arith.maxnumf %c0_0, %c0_1 : f32
  %c1_0 = arith.constant -1.0 : f32
  %c1_1 = arith.constant 0.0 : f32
  %r1 = arith.maxnumf %c1_0, %c1_1 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %c2_1 = arith.constant 1.0 : f32
  %r2 = arith.maxnumf %c2_0, %c2_1 : f32
  %c3_0 = arith.constant 0x7F800000 : f32
  %c3_1 = arith.constant -2.5 : f32
  %r3 = arith.maxnumf %c3_0, %c3_1 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// arith.minnumf of constants
func.func @f() -> (f32, f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %c0_1 = arith.constant 2.0 : f32
  %r0 = arith.minnumf %c0_0, %c0_1 : f32
  %c1_0 = arith.constant -1.0 : f32
  %c1_1 = arith.constant 0.0 : f32
  %r1 = arith.minnumf %c1_0, %c1_1 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %c2_1 = arith.constant 1.0 : f32
  %r2 = arith.minnumf %c2_0, %c2_1 : f32
  %c3_0 = arith.constant 0x7F800000 : f32
  %c3_1 = arith.constant -2.5 : f32
  %r3 = arith.minnumf %c3_0, %c3_1 : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
// -----
// arith.negf of constants
func.func @f() -> (f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f32
  %r0 = arith.negf %c0_0 : f32
  %c1_0 = arith.constant -0.0 : f32
  %r1 = arith.negf %c1_0 : f32
  %c2_0 = arith.constant 0x7FC00000 : f32
  %r2 = arith.negf %c2_0 : f32
  return %r0, %r1, %r2 : f32, f32, f32
}
// -----
// arith.cmpi eq of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi eq, %c1, %c2 : i8
  %1 = arith.cmpi eq, %c2, %c1 : i8
  %2 = arith.cmpi eq, %a, %a : i8
  %3 = arith.cmpi eq, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpi ne of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi ne, %c1, %c2 : i8
  %1 = arith.cmpi ne, %c2, %c1 : i8
  %2 = arith.cmpi ne, %a, %a : i8
  %3 = arith.cmpi ne, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpi slt of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi slt, %c1, %c2 : i8
  %1 = arith.cmpi slt, %c2, %c1 : i8
  %2 = arith.cmpi slt, %a, %a : i8
  %3 = arith.cmpi slt, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpi sle of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi sle, %c1, %c2 : i8
  %1 = arith.cmpi sle, %c2, %c1 : i8
  %2 = arith.cmpi sle, %a, %a : i8
  %3 = arith.cmpi sle, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpi sgt of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi sgt, %c1, %c2 : i8
  %1 = arith.cmpi sgt, %c2, %c1 : i8
  %2 = arith.cmpi sgt, %a, %a : i8
  %3 = arith.cmpi sgt, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpi sge of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi sge, %c1, %c2 : i8
  %1 = arith.cmpi sge, %c2, %c1 : i8
  %2 = arith.cmpi sge, %a, %a : i8
  %3 = arith.cmpi sge, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpi ult of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi ult, %c1, %c2 : i8
  %1 = arith.cmpi ult, %c2, %c1 : i8
  %2 = arith.cmpi ult, %a, %a : i8
  %3 = arith.cmpi ult, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpi ule of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi ule, %c1, %c2 : i8
  %1 = arith.cmpi ule, %c2, %c1 : i8
  %2 = arith.cmpi ule, %a, %a : i8
  %3 = arith.cmpi ule, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpi ugt of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi ugt, %c1, %c2 : i8
  %1 = arith.cmpi ugt, %c2, %c1 : i8
  %2 = arith.cmpi ugt, %a, %a : i8
  %3 = arith.cmpi ugt, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpi uge of constants and of equal values
func.func @f(%a: i8) -> (i1, i1, i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -2 : i8
  %0 = arith.cmpi uge, %c1, %c2 : i8
  %1 = arith.cmpi uge, %c2, %c1 : i8
  %2 = arith.cmpi uge, %a, %a : i8
  %3 = arith.cmpi uge, %c1, %a : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
// arith.cmpf false of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf false, %c1, %c2 : f32
  %1 = arith.cmpf false, %c1, %c1 : f32
  %2 = arith.cmpf false, %c2, %n : f32
  %3 = arith.cmpf false, %a, %n : f32
  %4 = arith.cmpf false, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf oeq of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf oeq, %c1, %c2 : f32
  %1 = arith.cmpf oeq, %c1, %c1 : f32
  %2 = arith.cmpf oeq, %c2, %n : f32
  %3 = arith.cmpf oeq, %a, %n : f32
  %4 = arith.cmpf oeq, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf ogt of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ogt, %c1, %c2 : f32
  %1 = arith.cmpf ogt, %c1, %c1 : f32
  %2 = arith.cmpf ogt, %c2, %n : f32
  %3 = arith.cmpf ogt, %a, %n : f32
  %4 = arith.cmpf ogt, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf oge of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf oge, %c1, %c2 : f32
  %1 = arith.cmpf oge, %c1, %c1 : f32
  %2 = arith.cmpf oge, %c2, %n : f32
  %3 = arith.cmpf oge, %a, %n : f32
  %4 = arith.cmpf oge, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf olt of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf olt, %c1, %c2 : f32
  %1 = arith.cmpf olt, %c1, %c1 : f32
  %2 = arith.cmpf olt, %c2, %n : f32
  %3 = arith.cmpf olt, %a, %n : f32
  %4 = arith.cmpf olt, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf ole of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ole, %c1, %c2 : f32
  %1 = arith.cmpf ole, %c1, %c1 : f32
  %2 = arith.cmpf ole, %c2, %n : f32
  %3 = arith.cmpf ole, %a, %n : f32
  %4 = arith.cmpf ole, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf one of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf one, %c1, %c2 : f32
  %1 = arith.cmpf one, %c1, %c1 : f32
  %2 = arith.cmpf one, %c2, %n : f32
  %3 = arith.cmpf one, %a, %n : f32
  %4 = arith.cmpf one, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf ord of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ord, %c1, %c2 : f32
  %1 = arith.cmpf ord, %c1, %c1 : f32
  %2 = arith.cmpf ord, %c2, %n : f32
  %3 = arith.cmpf ord, %a, %n : f32
  %4 = arith.cmpf ord, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf ueq of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ueq, %c1, %c2 : f32
  %1 = arith.cmpf ueq, %c1, %c1 : f32
  %2 = arith.cmpf ueq, %c2, %n : f32
  %3 = arith.cmpf ueq, %a, %n : f32
  %4 = arith.cmpf ueq, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf ugt of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ugt, %c1, %c2 : f32
  %1 = arith.cmpf ugt, %c1, %c1 : f32
  %2 = arith.cmpf ugt, %c2, %n : f32
  %3 = arith.cmpf ugt, %a, %n : f32
  %4 = arith.cmpf ugt, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf uge of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf uge, %c1, %c2 : f32
  %1 = arith.cmpf uge, %c1, %c1 : f32
  %2 = arith.cmpf uge, %c2, %n : f32
  %3 = arith.cmpf uge, %a, %n : f32
  %4 = arith.cmpf uge, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf ult of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ult, %c1, %c2 : f32
  %1 = arith.cmpf ult, %c1, %c1 : f32
  %2 = arith.cmpf ult, %c2, %n : f32
  %3 = arith.cmpf ult, %a, %n : f32
  %4 = arith.cmpf ult, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf ule of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ule, %c1, %c2 : f32
  %1 = arith.cmpf ule, %c1, %c1 : f32
  %2 = arith.cmpf ule, %c2, %n : f32
  %3 = arith.cmpf ule, %a, %n : f32
  %4 = arith.cmpf ule, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf une of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf une, %c1, %c2 : f32
  %1 = arith.cmpf une, %c1, %c1 : f32
  %2 = arith.cmpf une, %c2, %n : f32
  %3 = arith.cmpf une, %a, %n : f32
  %4 = arith.cmpf une, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf uno of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf uno, %c1, %c2 : f32
  %1 = arith.cmpf uno, %c1, %c1 : f32
  %2 = arith.cmpf uno, %c2, %n : f32
  %3 = arith.cmpf uno, %a, %n : f32
  %4 = arith.cmpf uno, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.cmpf true of constants
func.func @f(%a: f32) -> (i1, i1, i1, i1, i1) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf true, %c1, %c2 : f32
  %1 = arith.cmpf true, %c1, %c1 : f32
  %2 = arith.cmpf true, %c2, %n : f32
  %3 = arith.cmpf true, %a, %n : f32
  %4 = arith.cmpf true, %a, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
// -----
// arith.addi with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.addi %a, %c : i8
  %1 = arith.addi %v, %d : vector<2xi8>
  %2 = arith.addi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.subi with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.subi %a, %c : i8
  %1 = arith.subi %v, %d : vector<2xi8>
  %2 = arith.subi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.muli with 1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 1 : i8
  %d = arith.constant dense<1> : vector<2xi8>
  %0 = arith.muli %a, %c : i8
  %1 = arith.muli %v, %d : vector<2xi8>
  %2 = arith.muli %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.muli with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.muli %a, %c : i8
  %1 = arith.muli %v, %d : vector<2xi8>
  %2 = arith.muli %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.andi with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.andi %a, %c : i8
  %1 = arith.andi %v, %d : vector<2xi8>
  %2 = arith.andi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.andi with -1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant -1 : i8
  %d = arith.constant dense<-1> : vector<2xi8>
  %0 = arith.andi %a, %c : i8
  %1 = arith.andi %v, %d : vector<2xi8>
  %2 = arith.andi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.ori with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.ori %a, %c : i8
  %1 = arith.ori %v, %d : vector<2xi8>
  %2 = arith.ori %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.ori with -1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant -1 : i8
  %d = arith.constant dense<-1> : vector<2xi8>
  %0 = arith.ori %a, %c : i8
  %1 = arith.ori %v, %d : vector<2xi8>
  %2 = arith.ori %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.xori with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.xori %a, %c : i8
  %1 = arith.xori %v, %d : vector<2xi8>
  %2 = arith.xori %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.shli with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.shli %a, %c : i8
  %1 = arith.shli %v, %d : vector<2xi8>
  %2 = arith.shli %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.shrsi with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.shrsi %a, %c : i8
  %1 = arith.shrsi %v, %d : vector<2xi8>
  %2 = arith.shrsi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.shrui with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.shrui %a, %c : i8
  %1 = arith.shrui %v, %d : vector<2xi8>
  %2 = arith.shrui %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.divsi with 1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 1 : i8
  %d = arith.constant dense<1> : vector<2xi8>
  %0 = arith.divsi %a, %c : i8
  %1 = arith.divsi %v, %d : vector<2xi8>
  %2 = arith.divsi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.divui with 1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 1 : i8
  %d = arith.constant dense<1> : vector<2xi8>
  %0 = arith.divui %a, %c : i8
  %1 = arith.divui %v, %d : vector<2xi8>
  %2 = arith.divui %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.ceildivsi with 1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 1 : i8
  %d = arith.constant dense<1> : vector<2xi8>
  %0 = arith.ceildivsi %a, %c : i8
  %1 = arith.ceildivsi %v, %d : vector<2xi8>
  %2 = arith.ceildivsi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.ceildivui with 1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 1 : i8
  %d = arith.constant dense<1> : vector<2xi8>
  %0 = arith.ceildivui %a, %c : i8
  %1 = arith.ceildivui %v, %d : vector<2xi8>
  %2 = arith.ceildivui %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.floordivsi with 1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 1 : i8
  %d = arith.constant dense<1> : vector<2xi8>
  %0 = arith.floordivsi %a, %c : i8
  %1 = arith.floordivsi %v, %d : vector<2xi8>
  %2 = arith.floordivsi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.remsi with 1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 1 : i8
  %d = arith.constant dense<1> : vector<2xi8>
  %0 = arith.remsi %a, %c : i8
  %1 = arith.remsi %v, %d : vector<2xi8>
  %2 = arith.remsi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.remui with 1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 1 : i8
  %d = arith.constant dense<1> : vector<2xi8>
  %0 = arith.remui %a, %c : i8
  %1 = arith.remui %v, %d : vector<2xi8>
  %2 = arith.remui %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.maxsi with 127
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 127 : i8
  %d = arith.constant dense<127> : vector<2xi8>
  %0 = arith.maxsi %a, %c : i8
  %1 = arith.maxsi %v, %d : vector<2xi8>
  %2 = arith.maxsi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.maxsi with -128
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant -128 : i8
  %d = arith.constant dense<-128> : vector<2xi8>
  %0 = arith.maxsi %a, %c : i8
  %1 = arith.maxsi %v, %d : vector<2xi8>
  %2 = arith.maxsi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.maxui with -1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant -1 : i8
  %d = arith.constant dense<-1> : vector<2xi8>
  %0 = arith.maxui %a, %c : i8
  %1 = arith.maxui %v, %d : vector<2xi8>
  %2 = arith.maxui %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.maxui with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.maxui %a, %c : i8
  %1 = arith.maxui %v, %d : vector<2xi8>
  %2 = arith.maxui %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.minsi with 127
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 127 : i8
  %d = arith.constant dense<127> : vector<2xi8>
  %0 = arith.minsi %a, %c : i8
  %1 = arith.minsi %v, %d : vector<2xi8>
  %2 = arith.minsi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.minsi with -128
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant -128 : i8
  %d = arith.constant dense<-128> : vector<2xi8>
  %0 = arith.minsi %a, %c : i8
  %1 = arith.minsi %v, %d : vector<2xi8>
  %2 = arith.minsi %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.minui with 0
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant 0 : i8
  %d = arith.constant dense<0> : vector<2xi8>
  %0 = arith.minui %a, %c : i8
  %1 = arith.minui %v, %d : vector<2xi8>
  %2 = arith.minui %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.minui with -1
func.func @f(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>, i8) {
  %c = arith.constant -1 : i8
  %d = arith.constant dense<-1> : vector<2xi8>
  %0 = arith.minui %a, %c : i8
  %1 = arith.minui %v, %d : vector<2xi8>
  %2 = arith.minui %c, %a : i8
  return %0, %1, %2 : i8, vector<2xi8>, i8
}
// -----
// arith.subi of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.subi %a, %a : i8
  return %0 : i8
}
// -----
// arith.andi of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.andi %a, %a : i8
  return %0 : i8
}
// -----
// arith.ori of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.ori %a, %a : i8
  return %0 : i8
}
// -----
// arith.xori of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.xori %a, %a : i8
  return %0 : i8
}
// -----
// arith.maxsi of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.maxsi %a, %a : i8
  return %0 : i8
}
// -----
// arith.maxui of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.maxui %a, %a : i8
  return %0 : i8
}
// -----
// arith.minsi of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.minsi %a, %a : i8
  return %0 : i8
}
// -----
// arith.minui of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.minui %a, %a : i8
  return %0 : i8
}
// -----
// arith.divsi of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.divsi %a, %a : i8
  return %0 : i8
}
// -----
// arith.remsi of a value with itself
func.func @f(%a: i8) -> i8 {
  %0 = arith.remsi %a, %a : i8
  return %0 : i8
}
// -----
// arith.addf with -0.0
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant -0.0 : f32
  %0 = arith.addf %a, %c : f32
  %1 = arith.addf %c, %a : f32
  %2 = arith.addf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.addf with 0.0
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 0.0 : f32
  %0 = arith.addf %a, %c : f32
  %1 = arith.addf %c, %a : f32
  %2 = arith.addf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.subf with 0.0
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 0.0 : f32
  %0 = arith.subf %a, %c : f32
  %1 = arith.subf %c, %a : f32
  %2 = arith.subf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.subf with -0.0
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant -0.0 : f32
  %0 = arith.subf %a, %c : f32
  %1 = arith.subf %c, %a : f32
  %2 = arith.subf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.mulf with 1.0
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 1.0 : f32
  %0 = arith.mulf %a, %c : f32
  %1 = arith.mulf %c, %a : f32
  %2 = arith.mulf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.mulf with 0.0
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 0.0 : f32
  %0 = arith.mulf %a, %c : f32
  %1 = arith.mulf %c, %a : f32
  %2 = arith.mulf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.divf with 1.0
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 1.0 : f32
  %0 = arith.divf %a, %c : f32
  %1 = arith.divf %c, %a : f32
  %2 = arith.divf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.maximumf with 0xFF800000
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 0xFF800000 : f32
  %0 = arith.maximumf %a, %c : f32
  %1 = arith.maximumf %c, %a : f32
  %2 = arith.maximumf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.minimumf with 0x7F800000
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 0x7F800000 : f32
  %0 = arith.minimumf %a, %c : f32
  %1 = arith.minimumf %c, %a : f32
  %2 = arith.minimumf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.maxnumf with 0xFF800000
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 0xFF800000 : f32
  %0 = arith.maxnumf %a, %c : f32
  %1 = arith.maxnumf %c, %a : f32
  %2 = arith.maxnumf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.minnumf with 0x7F800000
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 0x7F800000 : f32
  %0 = arith.minnumf %a, %c : f32
  %1 = arith.minnumf %c, %a : f32
  %2 = arith.minnumf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.maximumf with 0x7FC00000
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %a, %c : f32
  %1 = arith.maximumf %c, %a : f32
  %2 = arith.maximumf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.minnumf with 0x7FC00000
func.func @f(%a: f32) -> (f32, f32, f32) {
  %c = arith.constant 0x7FC00000 : f32
  %0 = arith.minnumf %a, %c : f32
  %1 = arith.minnumf %c, %a : f32
  %2 = arith.minnumf %a, %c fastmath<fast> : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// arith.maximumf of a value with itself
func.func @f(%a: f32) -> f32 {
  %0 = arith.maximumf %a, %a : f32
  return %0 : f32
}
// -----
// arith.minimumf of a value with itself
func.func @f(%a: f32) -> f32 {
  %0 = arith.minimumf %a, %a : f32
  return %0 : f32
}
// -----
// arith.maxnumf of a value with itself
func.func @f(%a: f32) -> f32 {
  %0 = arith.maxnumf %a, %a : f32
  return %0 : f32
}
// -----
// arith.minnumf of a value with itself
func.func @f(%a: f32) -> f32 {
  %0 = arith.minnumf %a, %a : f32
  return %0 : f32
}
