// PASSES: --convert-scf-to-cf --expand-strided-metadata --finalize-memref-to-llvm --convert-arith-to-llvm --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
func.func private @callee(i64) -> f64
func.func @f(%m: memref<4x?xf64, strided<[?, 1], offset: ?>>, %i: index) -> f64 {
  %x = memref.load %m[%i, %i] : memref<4x?xf64, strided<[?, 1], offset: ?>>
  %n = arith.index_cast %i : index to i64
  %y = call @callee(%n) : (i64) -> f64
  %z = arith.addf %x, %y fastmath<fast> : f64
  return %z : f64
}
