//===- ControlFlowInterfaces.td - branches between blocks and regions -----===//

#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

def BranchOpInterface : OpInterface<"BranchOpInterface">, RuntimeTrait {
  let description =
      "A terminator that passes operands to the arguments of its successors.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "The numbers of the operands that become arguments of a successor: the last ones, if there are fewer "
      "operands than arguments. The operation itself produces the others.",
      "::std::ops::Range<usize>", "getSuccessorOperands",
      (ins "usize":$successor)>,
    InterfaceMethod<
      "How many arguments of a successor the operation itself produces; the operands follow them.",
      "usize", "getProducedOperandCount", (ins "usize":$successor), "", "0">,
    InterfaceMethod<
      "The block argument that an operand becomes, if it becomes one.",
      "Option<::rtblgen_runtime::Value>", "getSuccessorBlockArgument",
      (ins "usize":$operand), "", [{
      $_op.op().successors(ir).enumerate().find_map(|(successor, block)| {
          let passed = $_op.successor_operands(ir, successor);
          let produced = block.argument_count(ir).checked_sub(passed.len())?;
          passed.contains(&operand).then(|| block.argument(ir, produced + operand - passed.start))
      })
    }]>,
    InterfaceMethod<
      "The successor that is taken when operands have these constant values, if that is known.",
      "Option<::rtblgen_runtime::Block>", "getSuccessorForOperands",
      (ins "&[Option<::rtblgen_runtime::Attribute<'_>>]":$operands), "",
      "None">,
    InterfaceMethod<
      "Whether an operand of type `lhs` may become an argument of type `rhs`; by default, if they "
      "are equal.",
      "bool", "areTypesCompatible",
      (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), "", "lhs == rhs">
  ];
  let verify = "::rtblgen_runtime::interfaces::verify_branch(ir, $_op)";
}

// What flows along the edges of regions: see `RegionSuccessor` of the runtime.
def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface">,
                              RuntimeTrait {
  let description =
      "An operation that passes control and values to its regions and between them.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands that are passed on entry to a successor.",
                    "::mlir::OperandRange",
                    "getEntrySuccessorOperands",
                    (ins
                        "&::rtblgen_runtime::interfaces::RegionSuccessor":$successor),
                    "", "Vec::new()">,
    InterfaceMethod<
      "Where control may go first when operands have these constant values.",
      "void",
      "getEntrySuccessorRegions",
      (ins "&[Option<::rtblgen_runtime::Attribute<'c>>]":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), "",
      [{
      $_op.successor_regions(ir, ::rtblgen_runtime::interfaces::RegionBranchPoint::Parent, regions)
    }]>,
    InterfaceMethod<"Where control may go from a point.", "void",
                    "getSuccessorRegions",
                    (ins "::mlir::RegionBranchPoint":$point,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions)>,
    InterfaceMethod<"Where control may go from a region.", "void",
                    "getSuccessorRegions",
                    (ins "::mlir::Region&":$region,
                         "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
                    "", [{
      for point in ::rtblgen_runtime::interfaces::RegionBranchPoint::of_region(ir, region) {
          $_op.successor_regions(ir, point, regions);
      }
    }]>,
    InterfaceMethod<"From where control may come to a successor.", "void",
                    "getPredecessors",
                    (ins
                        "&::rtblgen_runtime::interfaces::RegionSuccessor":$successor,
                        "::llvm::SmallVectorImpl<::mlir::RegionBranchPoint> &":$predecessors),
                    "", [{
      for point in ::rtblgen_runtime::interfaces::RegionBranchPoint::all(ir, $_op.op()) {
          let mut successors = Vec::new();
          $_op.successor_regions(ir, point, &mut successors);
          if successors.iter().any(|own| own.target() == successor.target()) {
              predecessors.push(point);
          }
      }
    }]>,
    InterfaceMethod<
      "The values that may become input number `index` of a successor.", "void",
      "getPredecessorValues",
      (ins "&::rtblgen_runtime::interfaces::RegionSuccessor":$successor,
           "usize":$index,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$values), "", [{
      let mut points = Vec::new();
      $_op.predecessors(ir, successor, &mut points);
      for point in points {
          let entry = || $_op.entry_successor_operands(ir, successor);
          values.extend(point.successor_operands(ir, successor, entry).get(index));
      }
    }]>,
    InterfaceMethod<"How often each region may be executed.", "void",
                    "getRegionInvocationBounds",
                    (ins
                        "&[Option<::rtblgen_runtime::Attribute<'c>>]":$operands,
                        "::llvm::SmallVectorImpl<::mlir::InvocationBounds> &":$bounds),
                    "", [{
      let unknown = ::rtblgen_runtime::interfaces::InvocationBounds::UNKNOWN;
      bounds.extend($_op.op().regions(ir).map(|_| unknown));
    }]>,
    InterfaceMethod<
      "Whether a value of type `lhs` may be passed where `rhs` is expected; by default, if they "
      "are equal.",
      "bool", "areTypesCompatible",
      (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), "", "lhs == rhs">
  ];
  let verify = "::rtblgen_runtime::interfaces::verify_region_branch(ir, $_op)";
  let verifyWithRegions = 1;
}

def RegionBranchTerminatorOpInterface
    : OpInterface<"RegionBranchTerminatorOpInterface">, RuntimeTrait {
  let description =
      "A terminator that passes operands from a region to its parent or to another region.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "The numbers of the operands that are passed to a successor, to change them.",
      "::mlir::MutableOperandRange", "getMutableSuccessorOperands",
      (ins "&::rtblgen_runtime::interfaces::RegionSuccessor":$successor)>,
    InterfaceMethod<
      "Where control may go when operands have these constant values.", "void",
      "getSuccessorRegions",
      (ins "&[Option<::rtblgen_runtime::Attribute<'c>>]":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), "",
      [{
      ::rtblgen_runtime::interfaces::successors_by_parent(ir, $_op.op(), regions)
    }]>
  ];
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface">, RuntimeTrait {
  let description = "An operation whose result is one of two operands.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operand that is chosen if the condition fails.",
                    "::mlir::Value", "getFalseValue">,
    InterfaceMethod<"The operand that is chosen if the condition holds.",
                    "::mlir::Value", "getTrueValue">,
    InterfaceMethod<"The condition.", "::mlir::Value", "getCondition">
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface">,
                                RuntimeTrait {
  let description =
      "A branch that knows how likely its successors are, by default in an attribute `branch_weights`.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The weights.", "Vec<i32>", "getWeights", (ins), "",
                    "::rtblgen_runtime::interfaces::weights(ir, $_op.op(), \"branch_weights\")">,
    InterfaceMethod<"Sets the weights.", "void", "setWeights",
                    (ins "::llvm::ArrayRef<int32_t>":$weights), "",
                    "::rtblgen_runtime::interfaces::set_weights(ir, $_op.op(), \"branch_weights\", weights)">
  ];
  let verify = [{
    let found = $_op.weights(ir);
    ::rtblgen_runtime::interfaces::verify_weights(&found, $_op.op().successor_count(ir), "branch", "successors")
  }];
}

def WeightedRegionBranchOpInterface
    : OpInterface<"WeightedRegionBranchOpInterface">, RuntimeTrait {
  let description =
      "An operation that knows how likely its regions are, by default in an attribute `region_weights`.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The weights.", "Vec<i32>", "getWeights", (ins), "",
                    "::rtblgen_runtime::interfaces::weights(ir, $_op.op(), \"region_weights\")">,
    InterfaceMethod<"Sets the weights.", "void", "setWeights",
                    (ins "::llvm::ArrayRef<int32_t>":$weights), "",
                    "::rtblgen_runtime::interfaces::set_weights(ir, $_op.op(), \"region_weights\", weights)">
  ];
  let verify = [{
    let found = $_op.weights(ir);
    ::rtblgen_runtime::interfaces::verify_weights(&found, $_op.op().region_count(ir), "region", "regions")
  }];
}

// A terminator that returns all its operands from the region.
def ReturnLike
    : TraitList<[DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
                 NativeOpTrait<"ReturnLike", [], [{
                   /// The numbers of the operands that are passed to a successor: all of them.
                   pub fn mutable_successor_operands(
                       self,
                       ir: &::rtblgen_runtime::Ir<'_>,
                       _: &::rtblgen_runtime::interfaces::RegionSuccessor,
                   ) -> ::std::ops::Range<usize> {
                       0..self.0.operand_count(ir)
                   }
                 }]>]>;

#endif // MLIR_INTERFACES_CONTROLFLOWINTERFACES
