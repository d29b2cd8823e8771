//===- AlignmentAttrInterface.td - operations with an alignment ----------===//

#ifndef MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD
#define MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD

include "mlir/IR/OpBase.td"

// Known by name only: the operations have an attribute `alignment`.
def AlignmentAttrOpInterface : OpInterface<"AlignmentAttrOpInterface"> {
  let description =
      "An operation with an attribute that is an alignment in bytes.";
  let cppNamespace = "::mlir";
}

#endif // MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD
