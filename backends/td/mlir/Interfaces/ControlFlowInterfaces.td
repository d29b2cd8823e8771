//===- ControlFlowInterfaces.td - branches between blocks and regions -----===//

#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let description = "A terminator that passes operands to the arguments of its successors.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands that become the arguments of a successor.", "::mlir::SuccessorOperands",
                    "getSuccessorOperands", (ins "unsigned":$index)>,
    InterfaceMethod<"The block argument that an operand becomes, if it becomes one.",
                    "::std::optional<::mlir::BlockArgument>", "getSuccessorBlockArgument",
                    (ins "unsigned":$operandIndex), "runtime">,
    InterfaceMethod<"The successor that is taken when operands have these constant values, if that is known.",
                    "::mlir::Block *", "getSuccessorForOperands",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands), "", "runtime">,
    InterfaceMethod<"Whether an operand of type `lhs` may become an argument of type `rhs`; by default, if they "
                    "are equal.",
                    "bool", "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), "", "runtime">
  ];
  let verify = "runtime";
}

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = "An operation that passes control and values to its regions and between them.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands that are passed on entry to a successor.", "::mlir::OperandRange",
                    "getEntrySuccessorOperands", (ins "::mlir::RegionSuccessor":$successor), "", "runtime">,
    InterfaceMethod<"Where control may go first when operands have these constant values.", "void",
                    "getEntrySuccessorRegions",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), "", "runtime">,
    InterfaceMethod<"Where control may go from a point.", "void", "getSuccessorRegions",
                    (ins "::mlir::RegionBranchPoint":$point,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions)>,
    InterfaceMethod<"Where control may go from a region.", "void", "getSuccessorRegions",
                    (ins "::mlir::Region&":$region,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), "runtime">,
    InterfaceMethod<"From where control may come to a successor.", "void", "getPredecessors",
                    (ins "::mlir::RegionSuccessor":$successor,
                         "::llvm::SmallVectorImpl<::mlir::RegionBranchPoint> &":$predecessors), "runtime">,
    InterfaceMethod<"The values that may become input number `index` of a successor.", "void",
                    "getPredecessorValues",
                    (ins "::mlir::RegionSuccessor":$successor, "int":$index,
                         "::llvm::SmallVectorImpl<::mlir::Value> &":$predecessorValues), "runtime">,
    InterfaceMethod<"How often each region may be executed.", "void", "getRegionInvocationBounds",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::InvocationBounds> &":$invocationBounds), "",
                    "runtime">,
    InterfaceMethod<"Whether a value of type `lhs` may be passed where `rhs` is expected; by default, if they "
                    "are equal.",
                    "bool", "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), "", "runtime">
  ];
  let verify = "runtime";
  let verifyWithRegions = 1;
}

def RegionBranchTerminatorOpInterface : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = "A terminator that passes operands from a region to its parent or to another region.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands that are passed to a successor, to be changed.", "::mlir::MutableOperandRange",
                    "getMutableSuccessorOperands", (ins "::mlir::RegionSuccessor":$point)>,
    InterfaceMethod<"Where control may go when operands have these constant values.", "void",
                    "getSuccessorRegions",
                    (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), "", "runtime">
  ];
  let verify = "runtime";
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = "An operation whose result is one of two operands.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operand that is chosen if the condition fails.", "::mlir::Value", "getFalseValue">,
    InterfaceMethod<"The operand that is chosen if the condition holds.", "::mlir::Value", "getTrueValue">,
    InterfaceMethod<"The condition.", "::mlir::Value", "getCondition">
  ];
}

// How likely each successor, or region, is.
class _WeightMethods {
  list<InterfaceMethod> methods = [
    InterfaceMethod<"The weights.", "::llvm::ArrayRef<int32_t>", "getWeights", (ins), "", "runtime">,
    InterfaceMethod<"Sets the weights.", "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), "",
                    "runtime">
  ];
}
def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = "A branch that knows how likely its successors are.";
  let cppNamespace = "::mlir";
  let methods = _WeightMethods<>.methods;
  let verify = "runtime";
}
def WeightedRegionBranchOpInterface : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = "An operation that knows how likely its regions are.";
  let cppNamespace = "::mlir";
  let methods = _WeightMethods<>.methods;
  let verify = "runtime";
}

// A terminator that returns its operands from the region.
def ReturnLike
    : TraitList<[DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
                 NativeOpTrait<"ReturnLike">]>;

#endif // MLIR_INTERFACES_CONTROLFLOWINTERFACES
