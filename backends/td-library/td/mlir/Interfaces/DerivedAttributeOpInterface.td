//===- DerivedAttributeOpInterface.td - attributes that are computed ------===//

#ifndef MLIR_DERIVEDATTRIBUTEOPINTERFACE
#define MLIR_DERIVEDATTRIBUTEOPINTERFACE

include "mlir/IR/OpBase.td"

def DerivedAttributeOpInterface : OpInterface<"DerivedAttributeOpInterface">,
                                  RuntimeTrait {
  let description =
      "An operation with attributes that are not stored but follow from the rest of it.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Whether a derived attribute has this name.", "bool",
                          "isDerivedAttribute",
                          (ins "::llvm::StringRef":$name)>,
    InterfaceMethod<"The derived attributes that can be made into attributes.",
                    "::rtblgen_runtime::DictionaryAttr<'c>",
                    "materializeDerivedAttributes">
  ];
}

#endif // MLIR_DERIVEDATTRIBUTEOPINTERFACE
