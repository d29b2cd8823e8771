// Passes: canonicalize; canonicalize,int-range-optimizations,canonicalize
// A merged constant may wrap where the two did not.
func.func @main(%x: i8) -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant -100 : i8
  %t = arith.addi %x, %a overflow<nsw> : i8
  %r = arith.addi %t, %b overflow<nsw> : i8
  return %r : i8
}
// -----
func.func @main(%x: i8) -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant 100 : i8
  %t = arith.addi %x, %a overflow<nsw> : i8
  %r = arith.subi %t, %b overflow<nsw> : i8
  return %r : i8
}
// -----
func.func @main(%x: i8) -> i8 {
  %a = arith.constant 16 : i8
  %b = arith.constant 16 : i8
  %t = arith.muli %x, %a overflow<nsw, nuw> : i8
  %r = arith.muli %t, %b overflow<nsw, nuw> : i8
  return %r : i8
}
// -----
func.func @main(%x: i8) -> i8 {
  %a = arith.constant 200 : i8
  %b = arith.constant 100 : i8
  %t = arith.subi %a, %x overflow<nuw> : i8
  %r = arith.subi %t, %b overflow<nuw> : i8
  return %r : i8
}
// -----
func.func @main(%x: i16) -> i4 {
  %t = arith.trunci %x : i16 to i8
  %r = arith.trunci %t overflow<nsw> : i8 to i4
  return %r : i4
}
