// rtblgen-opt --split-input-file
// affine.apply: another number of operands
func.func @f(%i: index) {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)> (%i)
  return
}
// -----
// affine.apply: two results
// DIFFERS: here an affine.apply has one result, whatever its map is
func.func @f(%i: index) {
  %0 = affine.apply affine_map<(d0) -> (d0, d0)> (%i)
  return
}
// -----
// affine.apply: an operand of another type
func.func @f(%i: i32) {
  %0 = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0)>}> : (i32) -> index
  return
}
// -----
// affine.min without results
func.func @f(%i: index) {
  %0 = "affine.min"(%i) <{map = affine_map<(d0) -> ()>}> : (index) -> index
  return
}
// -----
// affine.min: another number of operands
func.func @f(%i: index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1)> (%i)
  return
}
// -----
// affine.for: a negative step
func.func @f() {
  affine.for %i = 0 to 10 step -1 {
  }
  return
}
// -----
// affine.for: a bound that is no dimension or symbol
func.func @f(%m: memref<1xindex>, %c: index) {
  %n = memref.load %m[%c] : memref<1xindex>
  %k = arith.muli %n, %n : index
  affine.for %i = 0 to %k {
    affine.for %j = 0 to %i {
      %q = arith.muli %i, %j : index
      affine.for %l = 0 to %q {
      }
    }
  }
  return
}
// -----
// affine.for: other results
func.func @f(%x: f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (i32) {
    affine.yield %a : f32
  }
  return
}
// -----
// affine.for: nothing is yielded
func.func @f(%x: f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
  }
  return
}
// -----
// affine.for: several bounds without max
func.func @f(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0, 0)> (%n) to 10 {
  }
  return
}
// -----
// affine.if: another number of operands
func.func @f(%n: index) {
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)> (%n) {
  }
  return
}
// -----
// affine.if: results without else
// DIFFERS: mlir-opt adds a note without a place
func.func @f(%n: index, %x: f32) {
  %0 = affine.if affine_set<(d0) : (d0 >= 0)> (%n) -> f32 {
    affine.yield %x : f32
  }
  return
}
// -----
// affine.load: too few indices
func.func @f(%a: memref<10x10xf32>) {
  %0 = affine.load %a[0] : memref<10x10xf32>
  return
}
// -----
// affine.load: an index that is no dimension or symbol
func.func @f(%a: memref<10xf32>, %m: memref<1xindex>, %c: index) {
  affine.for %i = 0 to 10 {
    %n = arith.muli %i, %i : index
    %0 = affine.load %a[%n] : memref<10xf32>
  }
  return
}
// -----
// affine.store: too many indices
func.func @f(%a: memref<10xf32>, %x: f32) {
  affine.store %x, %a[0, 0] : memref<10xf32>
  return
}
// -----
// affine.store: another type
func.func @f(%a: memref<10xf32>, %x: i32) {
  "affine.store"(%x, %a) <{map = affine_map<() -> (0)>}> : (i32, memref<10xf32>) -> ()
  return
}
// -----
// affine.vector_load: another element type
func.func @f(%a: memref<10xf32>) {
  %0 = affine.vector_load %a[0] : memref<10xf32>, vector<2xi32>
  return
}
// -----
// affine.vector_store: another element type
func.func @f(%a: memref<10xf32>, %v: vector<2xi32>) {
  affine.vector_store %v, %a[0] : memref<10xf32>, vector<2xi32>
  return
}
// -----
// affine.prefetch: another word
func.func @f(%a: memref<10xf32>) {
  affine.prefetch %a[0], look, locality<2>, data : memref<10xf32>
  return
}
// -----
// affine.prefetch: another number of indices
func.func @f(%a: memref<10xf32>) {
  affine.prefetch %a[0, 0], read, locality<2>, data : memref<10xf32>
  return
}
// -----
// affine.parallel: another number of reductions
func.func @f(%x: f32) {
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf") -> (f32) {
    affine.yield %x : f32
  }
  return
}
// -----
// affine.parallel: an unknown reduction
func.func @f(%x: f32) {
  %0 = affine.parallel (%i) = (0) to (10) reduce ("divf") -> (f32) {
    affine.yield %x : f32
  }
  return
}
// -----
// affine.parallel: a reduction of another type
func.func @f(%x: i32) {
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (i32) {
    affine.yield %x : i32
  }
  return
}
// -----
// affine.parallel: another number of bounds
func.func @f() {
  affine.parallel (%i, %j) = (0) to (10, 10) {
  }
  return
}
// -----
// affine.delinearize_index: another number of results
func.func @f(%i: index) {
  %0:4 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 4, 5>}> : (index) -> (index, index, index, index)
  return
}
// -----
// affine.delinearize_index: a negative basis
func.func @f(%i: index) {
  %0:2 = affine.delinearize_index %i into (-4, 5) : index, index
  return
}
// -----
// affine.linearize_index: another number of bases
func.func @f(%i: index) {
  %0 = affine.linearize_index [%i, %i] by (2, 3, 4) : index
  return
}
// -----
// affine.yield elsewhere
func.func @f() {
  affine.yield
  return
}
