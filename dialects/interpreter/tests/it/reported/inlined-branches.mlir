// Passes: inline; inline,cse,canonicalize; inline,canonicalize{region-simplify=aggressive}
// A callee with branches cannot go into a region of one block.
func.func private @abs(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi slt, %x, %c0 : i32
  cf.cond_br %c, ^a, ^b
^a:
  %n = arith.subi %c0, %x : i32
  return %n : i32
^b:
  return %x : i32
}
func.func @main(%x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> (i32) {
    %y = func.call @abs(%x) : (i32) -> i32
    scf.yield %y : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
func.func private @abs(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi slt, %x, %c0 : i32
  cf.cond_br %c, ^a, ^b
^a:
  %n = arith.subi %c0, %x : i32
  return %n : i32
^b:
  return %x : i32
}
func.func @main(%x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %y = func.call @abs(%x) : (i32) -> i32
    %z = func.call @abs(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
// -----
func.func private @kind(%x: i32) -> i32 {
  %p = ub.poison : i32
  cf.switch %x : i32, [ default: ^a(%x : i32), 3: ^a(%p : i32) ]
^a(%r: i32):
  %k = math.absi %r : i32
  return %k : i32
}
func.func @main(%x: i32, %n: index) -> i32 {
  %r = scf.index_switch %n -> i32
  case 1 {
    %y = func.call @kind(%x) : (i32) -> i32
    scf.yield %y : i32
  }
  default {
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
func.func private @sum(%m: memref<4xi32>) -> i32 {
  %z = arith.constant 0 : i32
  %r = affine.for %i = 0 to 4 iter_args(%s = %z) -> i32 {
    %v = affine.load %m[%i] : memref<4xi32>
    %t = arith.addi %s, %v : i32
    affine.yield %t : i32
  }
  return %r : i32
}
func.func @main(%x: i32) -> i32 {
  %m = memref.alloca() : memref<4xi32>
  affine.for %i = 0 to 4 {
    affine.store %x, %m[%i] : memref<4xi32>
  }
  %r = call @sum(%m) : (memref<4xi32>) -> i32
  return %r : i32
}
