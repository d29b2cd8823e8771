// PASSES: --loop-invariant-code-motion --control-flow-sink --remove-dead-values
func.func @f(%n: index, %m: memref<?xi64, 3>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %x = arith.constant 42 : i64
    scf.for %j = %zero to %n step %one {
      %y = arith.addi %x, %x : i64
      memref.store %y, %m[%j] : memref<?xi64, 3>
    }
  }
  scf.parallel (%p, %q) = (%zero, %zero) to (%n, %n) step (%one, %one) {
    %x = memref.load %m[%p] : memref<?xi64, 3>
    memref.store %x, %m[%q] : memref<?xi64, 3>
    scf.reduce
  }
  return
}
