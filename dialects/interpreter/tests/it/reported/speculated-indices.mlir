// Passes: loop-invariant-code-motion; loop-invariant-code-motion,canonicalize; loop-invariant-code-motion,cse,sccp
func.func @main(%n: i8, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i8 to index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%a = %c0) -> (index) {
    %q = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%c1)[%s]
    %t = arith.addi %a, %q : index
    scf.yield %t : index
  }
  return %r : index
}
// -----
func.func @main(%n: i8, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i8 to index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%a = %c0) -> (index) {
    %q = affine.max affine_map<()[s0] -> (5 mod s0, 7 ceildiv s0)>()[%s]
    scf.yield %q : index
  }
  return %r : index
}
// -----
func.func @main(%n: i8, %s: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 9 : i32
  %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %end = arith.index_cast %n : i8 to index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%a = %z) -> (i32) {
    %q = tensor.extract %t[%s] : tensor<3xi32>
    scf.yield %q : i32
  }
  return %r : i32
}
// -----
func.func @main(%n: i8, %s: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %end = arith.index_cast %n : i8 to index
  %u = scf.for %i = %c0 to %end step %c1 iter_args(%a = %z) -> (tensor<3xi32>) {
    %q = tensor.insert %x into %z[%s] : tensor<3xi32>
    scf.yield %q : tensor<3xi32>
  }
  %r = tensor.extract %u[%c1] : tensor<3xi32>
  return %r : i32
}
// -----
// A position outside of a vector is poison, which may move.
func.func @main(%n: i8, %s: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 9 : i32
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %end = arith.index_cast %n : i8 to index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%a = %z) -> (i32) {
    %q = vector.extract %v[%s] : i32 from vector<3xi32>
    scf.yield %q : i32
  }
  return %r : i32
}
// -----
func.func @main(%n: i8, %s: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 9 : i32
  %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %end = arith.index_cast %n : i8 to index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%a = %z) -> (i32) {
    %p = tensor.extract_slice %t[%s] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %q = tensor.extract %p[%c1] : tensor<2xi32>
    scf.yield %q : i32
  }
  return %r : i32
}
