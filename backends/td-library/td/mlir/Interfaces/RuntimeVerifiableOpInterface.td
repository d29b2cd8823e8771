//===- RuntimeVerifiableOpInterface.td - checks at run time ---------------===//

#ifndef MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
#define MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE

include "mlir/IR/OpBase.td"

def RuntimeVerifiableOpInterface : OpInterface<"RuntimeVerifiableOpInterface">,
                                   RuntimeTrait {
  let description =
      "An operation of which more can be checked when the program runs than before.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Builds operations that check this one when the program runs; `message` words what they say of an "
      "operation.",
      "void", "generateRuntimeVerification",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc,
           "function_ref<std::string(::mlir::Operation *, ::llvm::StringRef)>":$message)>
  ];
}

#endif // MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
