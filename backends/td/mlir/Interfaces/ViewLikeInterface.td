//===- ViewLikeInterface.td - other views of the same memory --------------===//

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = "An operation whose result is another view of the memory of an operand.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The memory that is viewed.", "::mlir::Value", "getViewSource">,
    InterfaceMethod<"The view; by default, the first result.", "::mlir::Value", "getViewDest", (ins), "",
                    "$_op.op().result(ir, 0)">
  ];
}

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
