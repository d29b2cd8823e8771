//===- OpAsmInterface.td - names in the text ------------------------------===//

#ifndef MLIR_IR_OPASMINTERFACE_TD
#define MLIR_IR_OPASMINTERFACE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let description =
      "How an operation's values and blocks are called in the text.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Suggests names for the results.", "void",
                    "getAsmResultNames",
                    (ins "::mlir::OpAsmSetValueNameFn":$setNameFn), "",
                    "runtime">,
    InterfaceMethod<
      "Suggests names for the arguments of the blocks of a region.", "void",
      "getAsmBlockArgumentNames",
      (ins "::mlir::Region&":$region, "::mlir::OpAsmSetValueNameFn":$setNameFn),
      "", "runtime">,
    InterfaceMethod<"Suggests names for the blocks of the regions.", "void",
                    "getAsmBlockNames",
                    (ins "::mlir::OpAsmSetBlockNameFn":$setNameFn), "",
                    "runtime">,
    StaticInterfaceMethod<
      "The dialect whose prefix operations inside may leave out.",
      "::llvm::StringRef",
      "getDefaultDialect", (ins), "", "runtime">
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let description = "How a type, and values of it, are called in the text.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Suggests a name for values of the type.", "void",
                    "getAsmName",
                    (ins "::mlir::OpAsmSetNameFn":$setNameFn), "", "runtime">,
    InterfaceMethod<"Suggests an alias for the type.",
                    "::mlir::OpAsmAliasResult", "getAlias",
                    (ins "::llvm::raw_ostream&":$os), "", "runtime">
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let description = "How an attribute is called in the text.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Suggests an alias for the attribute.",
                    "::mlir::OpAsmAliasResult", "getAlias",
                    (ins "::llvm::raw_ostream&":$os), "", "runtime">
  ];
}

// A parameter that refers to a resource of the file's metadata.
class ResourceHandleParameter<string handleType, string desc = "">
    : AttrOrTypeParameter<handleType, desc>;

#endif // MLIR_IR_OPASMINTERFACE_TD
