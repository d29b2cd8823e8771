// Passes: canonicalize; sccp,canonicalize; resolve-shaped-type-result-dims,canonicalize; cse
func.func @main(%a: i32, %p: i1) -> i32 {
  cf.cond_br %p, ^bad, ^end
^bad:
  %c7 = arith.constant 7 : index
  %n = affine.apply affine_map<(d0) -> (-((d0 - (d0 - 2)) mod 4))>(%c7)
  %t = memref.alloc(%n) : memref<?xi32>
  memref.dealloc %t : memref<?xi32>
  cf.br ^end
^end:
  return %a : i32
}
// -----
func.func @main(%a: i32, %p: i1) -> index {
  %n = arith.constant -2 : index
  %c0 = arith.constant 0 : index
  %r = scf.if %p -> index {
    %s = tensor.empty(%n) : tensor<?xi32>
    %d = tensor.dim %s, %c0 : tensor<?xi32>
    scf.yield %d : index
  } else {
    scf.yield %c0 : index
  }
  return %r : index
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  %n = arith.constant -3 : index
  %c0 = arith.constant 0 : index
  %r = scf.if %p -> i32 {
    %t = tensor.from_elements %a, %a : tensor<2xi32>
    %s = tensor.extract_slice %t[0] [%n] [1] : tensor<2xi32> to tensor<?xi32>
    %v = tensor.extract %s[%c0] : tensor<?xi32>
    scf.yield %v : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  %n = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %a, %a, %a, %a : tensor<4xi32>
  %s = tensor.pad %t low[%n] high[0] {
  ^bb0(%i: index):
    tensor.yield %a : i32
  } : tensor<4xi32> to tensor<?xi32>
  %d = tensor.dim %s, %c0 : tensor<?xi32>
  %r = arith.index_cast %d : index to i32
  return %r : i32
}
