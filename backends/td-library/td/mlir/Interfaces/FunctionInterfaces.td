//===- FunctionInterfaces.td - operations that are functions --------------===//

#ifndef MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
#define MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface : OpInterface<"FunctionOpInterface",
                                      [Symbol, CallableOpInterface]> {
  let description =
      "An operation that is a function: a symbol with a type, and a region of that type's arguments.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The type of the function.", "::mlir::Type",
                    "getFunctionType">,
    InterfaceMethod<
      "Sets the type of the function, not that of the region's arguments.",
      "void",
      "setFunctionTypeAttr", (ins "::mlir::TypeAttr":$type)>,
    InterfaceMethod<
      "The type of the function with other arguments and results.",
      "::mlir::Type",
      "cloneTypeWith",
      (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$results), "",
      "runtime">,
    InterfaceMethod<"Verifies that the region fits the type.",
                    "::llvm::LogicalResult", "verifyBody", (ins), "",
                    "runtime">,
    InterfaceMethod<"Verifies the type.", "::llvm::LogicalResult", "verifyType",
                    (ins), "", "runtime">
  ];
  let verify = "runtime";
}

#endif // MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
