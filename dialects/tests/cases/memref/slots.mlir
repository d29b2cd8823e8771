// rtblgen-opt --split-input-file --mem2reg
// rtblgen-opt --split-input-file --sroa
// rtblgen-opt --split-input-file --sroa --mem2reg
// a value that is stored and loaded
func.func @f(%x: f32) -> f32 {
  %a = memref.alloca() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  %0 = memref.load %a[] : memref<f32>
  return %0 : f32
}
// -----
// memory of several elements
func.func @f(%x: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xf32>
  memref.store %x, %a[%c0] : memref<2xf32>
  memref.store %x, %a[%c1] : memref<2xf32>
  %0 = memref.load %a[%c1] : memref<2xf32>
  return %0 : f32
}
