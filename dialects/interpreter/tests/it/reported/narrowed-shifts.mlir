// Passes: func.func(arith-int-range-narrowing{int-bitwidths-supported=32}); arith-int-range-narrowing{int-bitwidths-supported=8,16,32}
// A distance within 64 bits is not one within 32.
func.func @main(%v: i64, %n: i64) -> i64 {
  %most = arith.constant 63 : i64
  %few = arith.constant 255 : i64
  %x = arith.andi %v, %few : i64
  %d = arith.andi %n, %most : i64
  %r = arith.shrui %x, %d : i64
  return %r : i64
}
// -----
func.func @main(%v: i64, %n: i64) -> i64 {
  %most = arith.constant 63 : i64
  %few = arith.constant 255 : i64
  %x = arith.andi %v, %few : i64
  %d = arith.andi %n, %most : i64
  %r = arith.shrsi %x, %d : i64
  return %r : i64
}
// -----
func.func @main(%v: i64, %n: i64) -> i64 {
  %most = arith.constant 40 : i64
  %few = arith.constant 1 : i64
  %x = arith.andi %v, %few : i64
  %d = arith.minui %n, %most : i64
  %s = arith.shli %x, %d : i64
  %r = arith.andi %s, %most : i64
  return %r : i64
}
// -----
func.func @main(%v: i16, %n: i16) -> i16 {
  %max = arith.constant 200 : i16
  %few = arith.constant 15 : i16
  %x = arith.minui %v, %max : i16
  %d = arith.andi %n, %few : i16
  %s = arith.shrui %x, %d : i16
  %r = arith.divui %x, %max : i16
  %t = arith.addi %s, %r : i16
  return %t : i16
}
