//===- CallInterfaces.td - calls, and what is called ----------------------===//

#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = "An operation that keeps a dictionary of attributes per argument and per result.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The dictionaries of the arguments, one each, if there are any.", "::mlir::ArrayAttr",
                    "getArgAttrsAttr">,
    InterfaceMethod<"The dictionaries of the results, one each, if there are any.", "::mlir::ArrayAttr",
                    "getResAttrsAttr">,
    InterfaceMethod<"Sets the dictionaries of the arguments.", "void", "setArgAttrsAttr",
                    (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Sets the dictionaries of the results.", "void", "setResAttrsAttr",
                    (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Removes and returns the dictionaries of the arguments.", "::mlir::Attribute",
                    "removeArgAttrsAttr">,
    InterfaceMethod<"Removes and returns the dictionaries of the results.", "::mlir::Attribute",
                    "removeResAttrsAttr">
  ];
}

def CallOpInterface : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "An operation that transfers control to a callable and takes its results.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What is called: a symbol or a value.", "::mlir::CallInterfaceCallable",
                    "getCallableForCallee">,
    InterfaceMethod<"Changes what is called.", "void", "setCalleeFromCallable",
                    (ins "::mlir::CallInterfaceCallable":$callee)>,
    InterfaceMethod<"The operands that become the callee's arguments.", "::mlir::Operation::operand_range",
                    "getArgOperands">,
    InterfaceMethod<"The same operands, to be changed.", "::mlir::MutableOperandRange",
                    "getArgOperandsMutable">,
    InterfaceMethod<"The callable operation, looked up through cached symbol tables.", "::mlir::Operation *",
                    "resolveCallableInTable", (ins "::mlir::SymbolTableCollection *":$symbolTable), "",
                    "runtime">,
    InterfaceMethod<"The callable operation.", "::mlir::Operation *", "resolveCallable", (ins), "", "runtime">
  ];
}

def CallableOpInterface : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = "An operation that can be called: a function or the like, with one region.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The region that is executed; none for what is defined elsewhere.", "::mlir::Region *",
                    "getCallableRegion">,
    InterfaceMethod<"The types of the arguments.", "::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes">,
    InterfaceMethod<"The types of the results.", "::llvm::ArrayRef<::mlir::Type>", "getResultTypes">
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES
