// Passes: canonicalize; inline; convert-scf-to-cf,expand-strided-metadata,finalize-memref-to-llvm; mem2reg; sroa,canonicalize
func.func @main(%n: index, %a: i32) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    %m = memref.alloca() : memref<4xi32>
    %c0 = arith.constant 0 : index
    memref.store %a, %m[%c0] : memref<4xi32>
    %v = memref.load %m[%c0] : memref<4xi32>
    memref.alloca_scope.return %v : i32
  }
  return %r : i32
}
// -----
func.func @main(%n: i8, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %a) -> (i32) {
    %x = memref.alloca_scope -> (i32) {
      %l = memref.alloca(%c4) : memref<?xi32>
      memref.store %s, %l[%i] : memref<?xi32>
      %v = memref.load %l[%i] : memref<?xi32>
      %w = arith.addi %v, %a : i32
      memref.alloca_scope.return %w : i32
    }
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %a, %m[] : memref<i32>
  scf.if %p {
    memref.alloca_scope {
      %l = memref.alloca() : memref<i32>
      memref.store %a, %l[] : memref<i32>
      %v = memref.load %l[] : memref<i32>
      %w = arith.muli %v, %v : i32
      memref.store %w, %m[] : memref<i32>
    }
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// -----
func.func @main(%a: i32) -> i32 {
  %m = memref.alloc() : memref<2xi32>
  %c0 = arith.constant 0 : index
  memref.store %a, %m[%c0] : memref<2xi32>
  %r = memref.alloca_scope -> (memref<2xi32>) {
    %s = memref.alloca_scope -> (memref<2xi32>) {
      memref.alloca_scope.return %m : memref<2xi32>
    }
    memref.alloca_scope.return %s : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
