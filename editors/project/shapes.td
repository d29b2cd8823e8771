include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shape_Dialect : Dialect {
  let name = "shape";
  let cppNamespace = "::shape";
}

// An operation on shapes.
class Shape_Op<string mnemonic> : Op<Shape_Dialect, mnemonic, [Pure]>;
