//===- MaskingOpInterface.td - operations that mask others ----------------===//

#ifndef MLIR_DIALECT_VECTOR_INTERFACES_MASKINGOPINTERFACE_TD
#define MLIR_DIALECT_VECTOR_INTERFACES_MASKINGOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def MaskingOpInterface : OpInterface<"MaskingOpInterface"> {
  let description =
      "An operation that masks itself or an operation in its region.";
  let cppNamespace = "::mlir::vector";
  let methods = [
    InterfaceMethod<"The mask.", "::mlir::Value", "getMask">,
    InterfaceMethod<"The operation that is masked, if there is one.",
                    "Option<::rtblgen_runtime::Op>",
                    "getMaskableOp">,
    InterfaceMethod<"Whether there is a value for the lanes that are off.",
                    "bool", "hasPassthru">,
    InterfaceMethod<"The value for the lanes that are off.",
                    "Option<::rtblgen_runtime::Value>", "getPassthru">
  ];
}

#endif // MLIR_DIALECT_VECTOR_INTERFACES_MASKINGOPINTERFACE_TD
