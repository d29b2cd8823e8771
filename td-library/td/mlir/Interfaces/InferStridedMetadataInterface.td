//===- InferStridedMetadataInterface.td - bounds of sizes and strides ----===//

#ifndef MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
#define MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

// Known by name only: the runtime has no analysis of sizes and strides.
def InferStridedMetadataOpInterface : OpInterface<"InferStridedMetadataOpInterface"> {
  let description = "An operation that can bound the offset, the sizes and the strides of its results.";
  let cppNamespace = "::mlir";
}

#endif // MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
