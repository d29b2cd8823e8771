//===- UBOpsInterfaces.td - attributes of undefined behaviour -------------===//

#ifndef MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD
#define MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD

include "mlir/IR/OpBase.td"

def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let description =
      "An attribute that says that a constant, or a part of it, is poison.";
  let cppNamespace = "::mlir::ub";
  let constBuilderCall =
      "::rtblgen_dialects::ub::PoisonAttr::get($_builder.context()).into()";
}

#endif // MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD
