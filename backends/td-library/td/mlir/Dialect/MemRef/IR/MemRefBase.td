//===- MemRefBase.td - the dialect of memory ------------------------------===//

#ifndef MEMREF_BASE
#define MEMREF_BASE

include "mlir/IR/OpBase.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let cppNamespace = "::mlir::memref";
  let summary = "memory: how it is allocated, accessed and viewed";
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

#endif // MEMREF_BASE
