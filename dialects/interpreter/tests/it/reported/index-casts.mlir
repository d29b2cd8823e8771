// Passes: canonicalize; cse,canonicalize; int-range-optimizations,canonicalize; convert-to-llvm,reconcile-unrealized-casts
// A cast through a narrow type loses bits.
func.func @main(%x: i64) -> i64 {
  %a = arith.index_castui %x : i64 to index
  %b = arith.index_castui %a : index to i8
  %c = arith.index_castui %b : i8 to index
  %r = arith.index_castui %c : index to i64
  return %r : i64
}
// -----
func.func @main(%x: i64) -> i64 {
  %a = arith.index_cast %x : i64 to index
  %b = arith.index_cast %a : index to i8
  %c = arith.index_cast %b : i8 to index
  %r = arith.index_cast %c : index to i64
  return %r : i64
}
// -----
func.func @main(%x: i8) -> i64 {
  %a = arith.index_cast %x : i8 to index
  %r = arith.index_castui %a : index to i64
  return %r : i64
}
// -----
func.func @main(%x: index) -> index {
  %a = index.castu %x : index to i16
  %b = arith.extsi %a : i16 to i32
  %r = index.casts %b : i32 to index
  return %r : index
}
