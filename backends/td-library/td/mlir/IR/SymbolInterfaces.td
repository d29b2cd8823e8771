//===- SymbolInterfaces.td - symbols and their tables ---------------------===//

#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

// The runtime implements the methods: a symbol is an operation with an
// attribute `sym_name`, and perhaps `sym_visibility`.
def Symbol : OpInterface<"SymbolOpInterface"> {
  let description =
      "An operation that has a name in the symbol table of its parent.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The name.", "::mlir::StringAttr", "getNameAttr", (ins),
                    "runtime", "runtime">,
    InterfaceMethod<"Sets the name.", "void", "setName",
                    (ins "::mlir::StringAttr":$name), "", "runtime">,
    InterfaceMethod<"The visibility.", "mlir::SymbolTable::Visibility",
                    "getVisibility", (ins), "", "runtime">,
    InterfaceMethod<"Whether the visibility is nested.", "bool", "isNested",
                    (ins), "", "runtime">,
    InterfaceMethod<"Whether the visibility is private.", "bool", "isPrivate",
                    (ins), "", "runtime">,
    InterfaceMethod<"Whether the visibility is public.", "bool", "isPublic",
                    (ins), "", "runtime">,
    InterfaceMethod<"Sets the visibility.", "void", "setVisibility",
                    (ins "mlir::SymbolTable::Visibility":$vis), "", "runtime">,
    InterfaceMethod<"Makes the visibility nested.", "void", "setNested", (ins),
                    "", "runtime">,
    InterfaceMethod<"Makes the visibility private.", "void", "setPrivate",
                    (ins), "", "runtime">,
    InterfaceMethod<"Makes the visibility public.", "void", "setPublic", (ins),
                    "", "runtime">,
    InterfaceMethod<"The uses of the symbol inside `from`.",
                    "::std::optional<::mlir::SymbolTable::UseRange>",
                    "getSymbolUses",
                    (ins "::mlir::Operation *":$from), "", "runtime">,
    InterfaceMethod<
      "Whether the symbol is known to have no uses inside `from`.", "bool",
      "symbolKnownUseEmpty", (ins "::mlir::Operation *":$from), "", "runtime">,
    InterfaceMethod<
      "Makes all uses of the symbol inside `from` uses of another.",
      "::llvm::LogicalResult",
      "replaceAllSymbolUses",
      (ins "::mlir::StringAttr":$newSymbol, "::mlir::Operation *":$from),
      "", "runtime">,
    InterfaceMethod<"Whether the operation is a symbol only if it has a name.",
                    "bool", "isOptionalSymbol",
                    (ins), "", "runtime">,
    InterfaceMethod<
      "Whether the operation may be erased when nothing uses the symbol.",
      "bool",
      "canDiscardOnUseEmpty", (ins), "", "runtime">,
    InterfaceMethod<
      "Whether the symbol is declared here and defined elsewhere.", "bool",
      "isDeclaration",
      (ins), "", "runtime">
  ];
  let verify = "runtime";
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface">, RuntimeTrait {
  let description = "An operation that refers to symbols.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Verifies the references, after the operations of the symbol table.",
      "::rtblgen_runtime::VerifyResult", "verifySymbolUses",
      (ins "&mut ::rtblgen_runtime::symbols::SymbolTables<'_, 'c>":$tables)>
  ];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface">,
                              RuntimeTrait {
  let description = "An attribute that refers to symbols.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Verifies the references of the attribute on operation `op`.",
      "::rtblgen_runtime::VerifyResult",
      "verifySymbolUses",
      (ins "&::rtblgen_runtime::Ir<'c>":$ir, "::rtblgen_runtime::Op":$op,
           "&mut ::rtblgen_runtime::symbols::SymbolTables<'_, 'c>":$tables)>
  ];
}

// The symbols of the operation's region have different names.
def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // MLIR_IR_SYMBOLINTERFACES
