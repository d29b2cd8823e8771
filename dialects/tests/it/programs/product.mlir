memref.global "private" constant @left : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>

func.func @fill(%right: memref<?x?xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = memref.dim %right, %zero : memref<?x?xi32>
  %columns = memref.dim %right, %one : memref<?x?xi32>
  affine.for %k = 0 to %rows {
    affine.for %j = 0 to %columns {
      %number = affine.apply affine_map<(k, j) -> (k * 2 + j + 1)>(%k, %j)
      %value = arith.index_cast %number : index to i32
      affine.store %value, %right[%k, %j] : memref<?x?xi32>
    }
  }
  return
}

func.func @product(%left: memref<2x3xi32>, %right: memref<?x?xi32>, %out: memref<2x2xi32>) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
      %zero = arith.constant 0 : i32
      %sum = affine.for %k = 0 to 3 iter_args(%before = %zero) -> (i32) {
        %a = affine.load %left[%i, %k] : memref<2x3xi32>
        %b = affine.load %right[%k, %j] : memref<?x?xi32>
        %product = arith.muli %a, %b : i32
        %after = arith.addi %before, %product : i32
        affine.yield %after : i32
      }
      affine.store %sum, %out[%i, %j] : memref<2x2xi32>
    }
  }
  return
}

func.func @main() -> i32 {
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %left = memref.get_global @left : memref<2x3xi32>
  %right = memref.alloc(%three, %two) : memref<?x?xi32>
  %out = memref.alloca() : memref<2x2xi32>
  call @fill(%right) : (memref<?x?xi32>) -> ()
  call @product(%left, %right, %out) : (memref<2x3xi32>, memref<?x?xi32>, memref<2x2xi32>) -> ()
  %zero = arith.constant 0 : i32
  %trace = affine.for %i = 0 to 2 iter_args(%before = %zero) -> (i32) {
    %value = affine.load %out[%i, %i] : memref<2x2xi32>
    %after = arith.addi %before, %value : i32
    affine.yield %after : i32
  }
  memref.dealloc %right : memref<?x?xi32>
  return %trace : i32
}
