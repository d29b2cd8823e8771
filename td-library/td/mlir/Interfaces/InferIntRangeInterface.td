//===- InferIntRangeInterface.td - bounds of integers ---------------------===//

#ifndef MLIR_INTERFACES_INFERINTRANGEINTERFACE
#define MLIR_INTERFACES_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no analysis of ranges: nothing is generated of this interface.
def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let description = "An operation that can bound its integer results.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Bounds the results, given bounds of the operands.", "void", "inferResultRanges",
                    (ins "::llvm::ArrayRef<::mlir::ConstantIntRanges>":$argRanges,
                         "::mlir::SetIntRangeFn":$setResultRanges)>,
    InterfaceMethod<"The same where the bounds of an operand may be unknown.", "void",
                    "inferResultRangesFromOptional",
                    (ins "::llvm::ArrayRef<::mlir::IntegerValueRange>":$argRanges,
                         "::mlir::SetIntLatticeFn":$setResultRanges)>
  ];
}

#endif // MLIR_INTERFACES_INFERINTRANGEINTERFACE
