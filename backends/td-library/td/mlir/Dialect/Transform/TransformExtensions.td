//===- TransformExtensions.td - all transform ops -------------------------===//
//
// MLIR has no such file. Its dialects add their transform ops by extensions that are registered at run time.

#ifndef MLIR_DIALECT_TRANSFORM_TRANSFORMEXTENSIONS_TD
#define MLIR_DIALECT_TRANSFORM_TRANSFORMEXTENSIONS_TD

include "mlir/Dialect/Transform/IR/TransformOps.td"
include "mlir/Dialect/Transform/DebugExtension/DebugExtensionOps.td"
include "mlir/Dialect/Affine/TransformOps/AffineTransformOps.td"
include "mlir/Dialect/Func/TransformOps/FuncTransformOps.td"
include "mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td"
include "mlir/Dialect/MemRef/TransformOps/MemRefTransformOps.td"
include "mlir/Dialect/SCF/TransformOps/SCFTransformOps.td"
include "mlir/Dialect/Tensor/TransformOps/TensorTransformOps.td"

#endif // MLIR_DIALECT_TRANSFORM_TRANSFORMEXTENSIONS_TD
