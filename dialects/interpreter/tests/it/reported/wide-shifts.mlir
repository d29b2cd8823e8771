// Passes: arith-emulate-wide-int{widest-int-supported=32}; arith-emulate-wide-int{widest-int-supported=32},canonicalize,cse
// A shift by 0 moves no bits between the halves.
func.func @main(%a: i32, %n: i32) -> i32 {
  %v = arith.extsi %a : i32 to i64
  %d = arith.extui %n : i32 to i64
  %s = arith.shli %v, %d : i64
  %c = arith.constant 32 : i64
  %h = arith.shrui %s, %c : i64
  %r = arith.trunci %h : i64 to i32
  return %r : i32
}
// -----
func.func @main(%a: i32, %n: i32) -> i32 {
  %v = arith.extsi %a : i32 to i64
  %d = arith.extui %n : i32 to i64
  %s = arith.shrui %v, %d : i64
  %r = arith.trunci %s : i64 to i32
  return %r : i32
}
// -----
func.func @main(%a: i32, %n: i32) -> i32 {
  %v = arith.extsi %a : i32 to i64
  %d = arith.extui %n : i32 to i64
  %s = arith.shrsi %v, %d : i64
  %r = arith.trunci %s : i64 to i32
  return %r : i32
}
// -----
func.func @main(%a: i32, %b: i32) -> i32 {
  %v = arith.extui %a : i32 to i64
  %w = arith.extui %b : i32 to i64
  %c = arith.constant 31 : i64
  %x = arith.shli %v, %c : i64
  %y = arith.addi %x, %w : i64
  %z = arith.shrsi %y, %c : i64
  %r = arith.trunci %z : i64 to i32
  return %r : i32
}
