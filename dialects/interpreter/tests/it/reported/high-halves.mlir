// Passes: canonicalize; convert-arith-to-llvm; sccp; int-range-optimizations; cse,canonicalize
func.func @main(%x: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %l, %h = arith.mulsi_extended %x, %c1 : index
  return %l, %h : index, index
}
// -----
func.func @main(%x: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %l, %h = arith.mului_extended %x, %c1 : index
  return %l, %h : index, index
}
// -----
func.func @main(%x: i1) -> (i1, i1) {
  %c1 = arith.constant true
  %l, %h = arith.mulsi_extended %x, %c1 : i1
  return %l, %h : i1, i1
}
// -----
func.func @main(%x: index) -> (index, i1) {
  %c1 = arith.constant -1 : index
  %l, %h = arith.addui_extended %x, %c1 : index, i1
  return %l, %h : index, i1
}
// -----
func.func @main(%x: i8, %y: i8) -> i8 {
  %a = arith.extui %x : i8 to i9
  %b = arith.extui %y : i8 to i9
  %m = arith.muli %a, %b : i9
  %c = arith.constant 1 : i9
  %s = arith.shrui %m, %c : i9
  %h = arith.trunci %s : i9 to i8
  return %h : i8
}
