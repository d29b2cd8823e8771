func.func @plain(%m: memref<100x100xf32>, %n: index) {
  affine.parallel (%i, %j) = (0, 0) to (100, symbol(%n)) {
    %0 = affine.load %m[%i, %j] : memref<100x100xf32>
    affine.store %0, %m[%j, %i] : memref<100x100xf32>
  }
  return
}

func.func @steps(%m: memref<100x100xf32>) {
  affine.parallel (%i, %j) = (0, 10) to (100, 90) step (10, 1) {
    affine.parallel (%k) = (%i) to (min(%i + 10, 64, %j * 2)) {
      %0 = affine.load %m[%k, %j] : memref<100x100xf32>
      affine.store %0, %m[%j, %k] : memref<100x100xf32>
    }
  }
  return
}

func.func @several_bounds(%a: index, %b: index, %m: memref<?xf32>) {
  affine.parallel (%i, %j) = (max(symbol(%a), 3), symbol(%b) + 1) to (symbol(%b), min(symbol(%a) * 2, symbol(%b))) {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[%j] : memref<?xf32>
  } {mark = 1 : i32}
  return
}

func.func @constants(%m: memref<?xf32>) {
  %c3 = arith.constant 3 : index
  %c50 = arith.constant 50 : index
  affine.parallel (%i) = (symbol(%c3)) to (symbol(%c50) + 2) {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[%i + 1] : memref<?xf32>
  }
  return
}

func.func @reductions(%m: memref<100xf32>, %n: memref<100xi32>) -> (f32, f32, i32) {
  %0:3 = affine.parallel (%i) = (0) to (100) step (2) reduce ("addf", "maximumf", "ori") -> (f32, f32, i32) {
    %1 = affine.load %m[%i] : memref<100xf32>
    %2 = affine.load %n[%i] : memref<100xi32>
    affine.yield %1, %1, %2 : f32, f32, i32
  }
  return %0#0, %0#1, %0#2 : f32, f32, i32
}
