// Passes: canonicalize; remove-dead-values; remove-dead-values,canonicalize; cse,canonicalize; canonicalize{top-down=false}
func.func @main(%c: i1) -> i32 {
  %p = ub.poison : i1
  %m = memref.alloca() : memref<i32>
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  memref.store %z, %m[] : memref<i32>
  scf.if %c {
    scf.if %p {
      memref.store %o, %m[] : memref<i32>
    }
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// -----
func.func @main(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  %z = arith.constant 0 : i32
  %most = arith.constant 2147483647 : i32
  memref.store %z, %m[] : memref<i32>
  %s = arith.addi %x, %most overflow<nsw> : i32
  %p = arith.cmpi slt, %s, %z : i32
  scf.if %c {
    scf.if %p {
      memref.store %x, %m[] : memref<i32>
    }
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// -----
func.func @main(%c: i1, %d: i1) -> i32 {
  %p = ub.poison : i1
  %m = memref.alloca() : memref<i32>
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  memref.store %z, %m[] : memref<i32>
  scf.if %c {
    scf.if %d {
      scf.if %p {
        memref.store %o, %m[] : memref<i32>
      }
    }
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// -----
func.func @main(%c: i1, %x: i32, %y: i32) -> i32 {
  %p = ub.poison : i1
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %s = scf.if %c -> (i32) {
    %t = scf.if %p -> (i32) {
      memref.store %y, %m[] : memref<i32>
      scf.yield %x : i32
    } else {
      scf.yield %y : i32
    }
    scf.yield %t : i32
  } else {
    scf.yield %y : i32
  }
  %r = memref.load %m[] : memref<i32>
  %u = arith.xori %r, %s : i32
  return %u : i32
}
