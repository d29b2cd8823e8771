//===- Vector.td - the vector dialect -------------------------------------===//

#ifndef MLIR_DIALECT_VECTOR_IR_VECTOR
#define MLIR_DIALECT_VECTOR_IR_VECTOR

include "mlir/IR/OpBase.td"

def Vector_Dialect : Dialect {
  let name = "vector";
  let cppNamespace = "::mlir::vector";
  let summary = "operations on multi-dimensional vectors";
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
}

class Vector_Op<string mnemonic, list<Trait> traits = []>
    : Op<Vector_Dialect, mnemonic, traits> {
  // Upstream declares `kPoisonIndex` in some operations; here it is `vector::POISON_INDEX`.
  code extraPoisonClassDeclaration = "";
}

#endif // MLIR_DIALECT_VECTOR_IR_VECTOR
