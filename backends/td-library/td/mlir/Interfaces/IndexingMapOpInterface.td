//===- IndexingMapOpInterface.td - operands that affine maps index --------===//

#ifndef MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
#define MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE

include "mlir/IR/OpBase.td"

// Known by name only: the operations have an attribute `indexing_maps`, which their verifiers check.
def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> {
  let description =
      "An operation with a space of iterations, and an affine map from it for each operand.";
  let cppNamespace = "::mlir";
}

#endif // MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
