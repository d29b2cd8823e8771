//===- DestinationStyleOpInterface.td - results that are written in place -===//

#ifndef MLIR_DESTINATIONSTYLEOPINTERFACE
#define MLIR_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

// All methods but the first follow from it: they are the handle's.
def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface">,
                                  RuntimeTrait {
  let description = [{
    An operation that writes its results into some of its operands, the inits: each init that is a tensor is tied to a
    result of the same type, in order, and each that is a memref is written to. There are no other results.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "The numbers of the operands that are inits, to change them.",
      "::mlir::MutableOperandRange",
      "getDpsInitsMutable">
  ];
  let extraClassDeclaration = [{
    /// The inits.
    pub fn dps_inits(self, ir: &::rtblgen_runtime::Ir<'_>) -> Vec<::rtblgen_runtime::Value> {
        self.dps_inits_mutable(ir).map(|number| self.op.operand(ir, number)).collect()
    }

    /// The operands that are no inits.
    pub fn dps_inputs(self, ir: &::rtblgen_runtime::Ir<'_>) -> Vec<::rtblgen_runtime::Value> {
        let inits = self.dps_inits_mutable(ir);
        let numbers = (0..self.op.operand_count(ir)).filter(|number| !inits.contains(number));
        numbers.map(|number| self.op.operand(ir, number)).collect()
    }

    /// Whether the operand of this number is an init.
    pub fn is_dps_init(self, ir: &::rtblgen_runtime::Ir<'_>, number: usize) -> bool {
        self.dps_inits_mutable(ir).contains(&number)
    }

    /// The result that is tied to the operand of this number; `None` if there is none.
    pub fn tied_op_result(
        self,
        ir: &::rtblgen_runtime::Ir<'_>,
        number: usize,
    ) -> Option<::rtblgen_runtime::Value> {
        let result = number.checked_sub(self.dps_inits_mutable(ir).start)?;
        (self.is_dps_init(ir, number) && result < self.op.result_count(ir)).then(|| self.op.result(ir, result))
    }

    /// The number of the operand that the result of this number is tied to.
    pub fn tied_op_operand(self, ir: &::rtblgen_runtime::Ir<'_>, result: usize) -> usize {
        self.dps_inits_mutable(ir).start + result
    }

    /// Whether there are operands that are memrefs, and none that are tensors.
    pub fn has_pure_buffer_semantics(self, ir: &::rtblgen_runtime::Ir<'_>) -> bool {
        let mut types = self.op.operand_types(ir);
        self.op.operand_types(ir).all(|ty| !ty.is_tensor()) && types.any(|ty| ty.is_memref())
    }

    /// Whether there are operands that are tensors, and none that are memrefs.
    pub fn has_pure_tensor_semantics(self, ir: &::rtblgen_runtime::Ir<'_>) -> bool {
        let mut types = self.op.operand_types(ir);
        self.op.operand_types(ir).all(|ty| !ty.is_memref()) && types.any(|ty| ty.is_tensor())
    }
  }];
  let verify =
      "::rtblgen_runtime::interfaces::verify_destination_style(ir, $_op)";
  let verifyWithRegions = 1;
}

#endif // MLIR_DESTINATIONSTYLEOPINTERFACE
