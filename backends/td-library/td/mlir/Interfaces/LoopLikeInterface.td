//===- LoopLikeInterface.td - loops ---------------------------------------===//

#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

// What MLIR's `replaceWithAdditionalYields` does is left to the loop itself:
// it needs a rewriter and a function that builds values.
def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface">, RuntimeTrait {
  let description = [{
    A loop. Values that it carries from one iteration to the next are the inits, which are operands; the arguments of the
    region; the yielded values, which are operands of the terminator; and perhaps results. They agree in number and type.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether a value is defined outside of the loop.", "bool",
                    "isDefinedOutsideOfLoop",
                    (ins "::mlir::Value":$value), "", [{
      let around = value.parent_region(ir).and_then(|region| region.parent_op(ir));
      around.is_none_or(|around| around != $_op.op() && !$_op.op().is_proper_ancestor(ir, around))
    }]>,
    InterfaceMethod<"The regions that are executed again and again.",
                    "::llvm::SmallVector<::mlir::Region *>",
                    "getLoopRegions">,
    InterfaceMethod<"Moves an operation to the place before the loop.", "void",
                    "moveOutOfLoop",
                    (ins "::mlir::Operation *":$inner), "",
                    "ir.move_op_before(inner, $_op.op())">,
    InterfaceMethod<
      "Puts the body in place of the loop if it is executed exactly once, and says whether it did.",
      "bool", "promoteIfSingleIteration",
      (ins "::mlir::RewriterBase &":$rewriter), "", "false">,
    InterfaceMethod<
      "The induction variables; `None` for loops that know of none.",
      "::std::optional<::llvm::SmallVector<::mlir::Value>>",
      "getLoopInductionVars", (ins), "", "None">,
    InterfaceMethod<
      "Where the induction variables start; `None` for loops that know of none.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopLowerBounds", (ins), "",
      "None">,
    InterfaceMethod<
      "The steps of the induction variables; `None` for loops that know of none.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopSteps", (ins), "", "None">,
    InterfaceMethod<
      "Where the induction variables end; `None` for loops that know of none.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopUpperBounds", (ins), "",
      "None">,
    InterfaceMethod<
      "Whether the bounds and the steps are unsigned numbers.",
      "bool", "hasUnsignedBounds", (ins), "", "false">,
    InterfaceMethod<
      "The numbers of the operands that are carried into the first iteration.",
      "::mlir::MutableOperandRange", "getInitsMutable", (ins), "", "0..0">,
    InterfaceMethod<"The arguments of the region that are carried.",
                    "::llvm::SmallVector<::mlir::Value>",
                    "getRegionIterArgs", (ins), "", "Vec::new()">,
    InterfaceMethod<
      "What is carried to the next iteration: the terminator, and the numbers of its operands.",
      "Option<(::rtblgen_runtime::Op, ::std::ops::Range<usize>)>",
      "getYieldedValuesMutable", (ins), "",
      "None">,
    InterfaceMethod<
      "The results that are what was carried last; `None` for loops that do not say.",
      "::std::optional<::llvm::SmallVector<::mlir::Value>>", "getLoopResults",
      (ins), "", "None">,
    InterfaceMethod<"How often the body is executed, if that is known.",
                    "Option<u128>", "getStaticTripCount", (ins),
                    "", "None">
  ];
  let extraClassDeclaration = [{
    /// What is carried into the first iteration.
    pub fn inits(self, ir: &::rtblgen_runtime::Ir<'_>) -> Vec<::rtblgen_runtime::Value> {
        self.inits_mutable(ir).map(|number| self.op.operand(ir, number)).collect()
    }

    /// What is carried to the next iteration.
    pub fn yielded_values(self, ir: &::rtblgen_runtime::Ir<'_>) -> Vec<::rtblgen_runtime::Value> {
        let Some((terminator, numbers)) = self.yielded_values_mutable(ir) else { return Vec::new() };
        numbers.map(|number| terminator.operand(ir, number)).collect()
    }

    /// The induction variable, if there is exactly one.
    pub fn single_induction_var(self, ir: &::rtblgen_runtime::Ir<'_>) -> Option<::rtblgen_runtime::Value> {
        self.loop_induction_vars(ir).filter(|all| all.len() == 1)?.pop()
    }

    /// Where the induction variable starts, if there is exactly one.
    pub fn single_lower_bound<'c>(
        self,
        ir: &::rtblgen_runtime::Ir<'c>,
    ) -> Option<::rtblgen_runtime::FoldResult<'c>> {
        self.loop_lower_bounds(ir).filter(|all| all.len() == 1)?.pop()
    }

    /// The step of the induction variable, if there is exactly one.
    pub fn single_step<'c>(self, ir: &::rtblgen_runtime::Ir<'c>) -> Option<::rtblgen_runtime::FoldResult<'c>> {
        self.loop_steps(ir).filter(|all| all.len() == 1)?.pop()
    }

    /// Where the induction variable ends, if there is exactly one.
    pub fn single_upper_bound<'c>(
        self,
        ir: &::rtblgen_runtime::Ir<'c>,
    ) -> Option<::rtblgen_runtime::FoldResult<'c>> {
        self.loop_upper_bounds(ir).filter(|all| all.len() == 1)?.pop()
    }
  }];
  let verify = "::rtblgen_runtime::interfaces::verify_loop_like(ir, $_op)";
  let verifyWithRegions = 1;
}

// The region may be executed by several threads at once.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE
