// Passes: arith-unsigned-when-equivalent; int-range-optimizations; arith-int-range-narrowing{int-bitwidths-supported=8,16,32}; arith-unsigned-when-equivalent,canonicalize
func.func @main(%c: i1) -> i32 {
  %1 = scf.execute_region -> i8 {
    %c0 = arith.constant 0 : i8
    cf.cond_br %c, ^bb2(%c0 : i8), ^bb1
  ^bb1:
    %x = arith.constant 0.0 : f32
    %y = arith.constant 1.0 : f32
    %l = arith.cmpf olt, %x, %y : f32
    %m = arith.extsi %l : i1 to i8
    cf.br ^bb2(%m : i8)
  ^bb2(%r: i8):
    scf.yield %r : i8
  }
  %2 = arith.extsi %1 : i8 to i32
  return %2 : i32
}
// -----
func.func @main(%c: i1) -> i32 {
  %c3 = arith.constant 3 : i8
  %1 = scf.if %c -> (i8) {
    %x = arith.constant -7.5 : f32
    %y = arith.fptosi %x : f32 to i8
    scf.yield %y : i8
  } else {
    scf.yield %c3 : i8
  }
  %z = arith.constant 0 : i8
  %p = arith.cmpi slt, %1, %z : i8
  %2 = arith.extsi %1 : i8 to i32
  %3 = arith.extui %p : i1 to i32
  %4 = arith.muli %2, %3 : i32
  return %4 : i32
}
// -----
func.func @main(%c: i1, %n: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %x = arith.constant -1.0 : f32
  cf.cond_br %c, ^a(%c3 : i32), ^b
^b:
  %y = arith.bitcast %x : f32 to i32
  cf.br ^a(%y : i32)
^a(%r: i32):
  %k = arith.constant 16 : i32
  %d = arith.divsi %r, %k : i32
  %s = arith.shrsi %r, %c3 : i32
  %t = arith.xori %d, %s : i32
  return %t : i32
}
// -----
func.func @main(%n: i8) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i16
  %x = arith.constant 2.0 : f64
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %z) -> (i16) {
    %w = arith.negf %x : f64
    %y = arith.fptosi %w : f64 to i16
    %s = arith.maxsi %a, %y : i16
    %t = arith.minsi %s, %y : i16
    scf.yield %t : i16
  }
  %e = arith.extsi %r : i16 to i64
  return %e : i64
}
