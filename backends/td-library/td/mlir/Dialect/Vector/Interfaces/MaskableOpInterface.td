//===- MaskableOpInterface.td - operations that can be masked -------------===//

#ifndef MLIR_DIALECT_VECTOR_INTERFACES_MASKABLEOPINTERFACE_TD
#define MLIR_DIALECT_VECTOR_INTERFACES_MASKABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def MaskableOpInterface : OpInterface<"MaskableOpInterface"> {
  let description = "An operation that `vector.mask` can mask.";
  let cppNamespace = "::mlir::vector";
  let methods = [
    InterfaceMethod<"Whether the parent masks the operation.", "bool",
                    "isMasked", (ins), "",
                    "self.masking_op(ir).is_some()">,
    InterfaceMethod<"The parent, if it masks the operation.",
                    "Option<::rtblgen_runtime::Op>", "getMaskingOp", (ins),
                    "", "masking_op($_op.op(), ir)">,
    InterfaceMethod<
      "Whether the masked operation can have a value for the lanes that are off.",
      "bool",
      "supportsPassthru", (ins), "", "false">,
    InterfaceMethod<"The type that the mask must have.",
                    "Option<::rtblgen_runtime::Type<'c>>",
                    "getExpectedMaskType">
  ];
}

#endif // MLIR_DIALECT_VECTOR_INTERFACES_MASKABLEOPINTERFACE_TD
