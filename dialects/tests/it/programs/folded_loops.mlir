func.func @bounds(%m: memref<?xf32>, %n: index) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  affine.for %i = %c2 to min affine_map<(d0)[s0] -> (d0, s0 + 20)>(%c9)[%c2] {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[%i + 1] : memref<?xf32>
  }
  %3 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  affine.for %i = max affine_map<(d0, d1) -> (d0, d1, d0)>(%n, %c2) to %3 step 2 {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[%i + 1] : memref<?xf32>
  }
  return
}

func.func @without_iterations(%a: f32, %b: f32) -> (f32, f32) {
  %0 = affine.for %i = 10 to 3 iter_args(%x = %a) -> (f32) {
    %1 = arith.addf %x, %b : f32
    affine.yield %1 : f32
  }
  %2 = affine.for %i = 0 to 1 iter_args(%x = %a) -> (f32) {
    affine.yield %b : f32
  }
  return %0, %2 : f32, f32
}

func.func @only_passed_on(%a: f32, %b: f32, %n: index) -> (f32, f32, f32, f32) {
  %0:2 = affine.for %i = 0 to %n iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %x, %y : f32, f32
  }
  %1:2 = affine.for %i = 0 to 5 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  return %0#0, %0#1, %1#0, %1#1 : f32, f32, f32, f32
}

func.func @conditions(%m: memref<?xf32>, %a: f32, %n: index) -> f32 {
  affine.if affine_set<() : (1 == 0)>() {
    affine.store %a, %m[0] : memref<?xf32>
  }
  affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%n) {
    affine.store %a, %m[1] : memref<?xf32>
  } else {
  }
  %0 = affine.if affine_set<() : (0 == 0)>() -> f32 {
    %1 = affine.load %m[2] : memref<?xf32>
    affine.yield %1 : f32
  } else {
    affine.yield %a : f32
  }
  %c7 = arith.constant 7 : index
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - d0 - 5 == 0)>(%i, %c7)[%n] {
      affine.store %a, %m[%i] : memref<?xf32>
    }
  }
  return %0 : f32
}
