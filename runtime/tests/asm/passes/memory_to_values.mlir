// PASSES: --tosa-to-arith --canonicalize --mem2reg --sroa
func.func @f(%x: i32, %c: i1) -> i32 {
  %slot = memref.alloca() : memref<i32>
  memref.store %x, %slot[] : memref<i32>
  cf.cond_br %c, ^one, ^two
^one:
  %k = arith.constant 5 : i32
  memref.store %k, %slot[] : memref<i32>
  cf.br ^two
^two:
  %r = memref.load %slot[] : memref<i32>
  return %r : i32
}
