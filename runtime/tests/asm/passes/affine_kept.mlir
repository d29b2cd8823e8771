// PASSES: --affine-loop-fusion --affine-scalrep --canonicalize
func.func @f(%a: memref<10xf32>) {
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %b[%i] : memref<10xf32>
    affine.store %x, %a[9 - %i] : memref<10xf32>
  }
  return
}
