//===- VectorInterfaces.td - operations on vectors ------------------------===//

#ifndef MLIR_INTERFACES_VECTORINTERFACES
#define MLIR_INTERFACES_VECTORINTERFACES

include "mlir/IR/OpBase.td"

// The runtime has no transformation of vectors: nothing is generated of these interfaces.
def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let description =
      "An operation on vectors that several operations on smaller vectors can replace.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The shape that is divided, if the operation can be.",
                    "::std::optional<::llvm::SmallVector<int64_t, 4>>",
                    "getShapeForUnroll">
  ];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let description =
      "An operation that moves a vector to or from a tensor or memory.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The name of the attribute of bounds.", "::mlir::StringRef",
                    "getInBoundsAttrName">,
    InterfaceMethod<"The name of the attribute of the map.",
                    "::mlir::StringRef", "getPermutationMapAttrName">,
    InterfaceMethod<
      "For each dimension of the vector, whether it is in bounds.",
      "::mlir::ArrayAttr", "getInBounds">,
    InterfaceMethod<"The tensor or the memory.", "::mlir::Value", "getBase">,
    InterfaceMethod<"The vector.", "::mlir::Value", "getVector">,
    InterfaceMethod<"The type of the vector.", "::mlir::VectorType",
                    "getVectorType">,
    InterfaceMethod<"Where the transfer starts.", "::mlir::OperandRange",
                    "getIndices">,
    InterfaceMethod<"The dimension of the base for each one of the vector.",
                    "::mlir::AffineMap",
                    "getPermutationMap">,
    InterfaceMethod<"The mask, if there is one.", "Value", "getMask">
  ];
}

#endif // MLIR_INTERFACES_VECTORINTERFACES
