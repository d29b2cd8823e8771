// Passes: int-range-optimizations; arith-unsigned-when-equivalent; arith-int-range-narrowing{int-bitwidths-supported=8,16,32}
func.func @main(%x: f32, %y: f32) -> (index, index) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %3 = arith.cmpf ugt, %x, %y : f32
  %1:2 = scf.while (%a = %c0, %b = %c0) : (index, index) -> (index, index) {
    %2 = arith.cmpi ult, %a, %c4 : index
    scf.condition(%2) %a, %b : index, index
  } do {
  ^bb0(%a: index, %b: index):
    %4 = arith.select %3, %b, %a : index
    %5 = arith.addi %a, %c1 : index
    scf.yield %5, %4 : index, index
  }
  return %1#0, %1#1 : index, index
}
// -----
func.func @main(%n: i8) -> (i1, i1, i1) {
  %c = arith.constant 100 : i8
  %k = arith.constant 50 : i8
  %m = arith.minui %n, %c : i8
  %s = arith.addi %m, %k : i8
  %z = arith.constant 0 : i8
  %p = arith.cmpi sge, %s, %z : i8
  %q = arith.cmpi uge, %s, %k : i8
  %o = arith.constant -1 : i8
  %t = arith.muli %m, %o : i8
  %w = arith.cmpi sle, %t, %z : i8
  return %p, %q, %w : i1, i1, i1
}
// -----
func.func @main(%n: i8) -> (i8, i1, i8) {
  %least = arith.constant -128 : i8
  %seven = arith.constant 7 : i8
  %zero = arith.constant 0 : i8
  %m = arith.minsi %n, %least : i8
  %q = arith.ceildivsi %m, %seven : i8
  %p = arith.cmpi slt, %q, %zero : i8
  %f = arith.floordivsi %m, %seven : i8
  return %q, %p, %f : i8, i1, i8
}
// -----
func.func @main(%n: i8, %m: i8) -> (i1, i8) {
  %most = arith.constant 127 : i8
  %zero = arith.constant 0 : i8
  %a = arith.maxsi %n, %zero : i8
  %b = arith.minui %m, %most : i8
  %d = arith.subi %a, %b : i8
  %p = arith.cmpi sgt, %d, %most : i8
  %r = arith.remsi %a, %most : i8
  return %p, %r : i1, i8
}
