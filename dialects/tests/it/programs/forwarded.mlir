// Loads whose value is known, and loads after stores that may change it.
func.func @forward(%a: memref<4xf64>, %b: memref<4xf64>, %v: f64, %w: f64, %n: index) -> (f64, f64, f64, f64, f64) {
  %0 = memref.alloc() : memref<4xf64>
  affine.store %v, %0[0] : memref<4xf64>
  affine.store %w, %0[1] : memref<4xf64>
  %1 = affine.load %0[0] : memref<4xf64>
  affine.store %w, %0[symbol(%n)] : memref<4xf64>
  %2 = affine.load %0[0] : memref<4xf64>
  %3 = affine.load %0[symbol(%n)] : memref<4xf64>
  affine.store %v, %a[0] : memref<4xf64>
  %4 = affine.load %b[0] : memref<4xf64>
  affine.store %w, %a[1] : memref<4xf64>
  %5 = affine.load %b[0] : memref<4xf64>
  memref.dealloc %0 : memref<4xf64>
  return %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64
}
