// PASSES: --gpu-kernel-outlining --canonicalize
func.func @f(%n: index, %v: f32, %m: memref<?xf32>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%lx = %n, %ly = %n, %lz = %n) {
    memref.store %v, %m[%tx] : memref<?xf32>
    gpu.terminator
  }
  return
}
