//===- ShapedOpInterfaces.td - sizes of dimensions -----------------------===//

#ifndef MLIR_INTERFACES_SHAPEDOPINTERFACES
#define MLIR_INTERFACES_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

// Known by name only.
def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = "The size of a dimension of a shaped value.";
  let cppNamespace = "::mlir";
}

#endif // MLIR_INTERFACES_SHAPEDOPINTERFACES
