//===- IRDLTypes.td - types of constraint variables -----------------------===//

#ifndef MLIR_DIALECT_IRDL_IR_IRDLTYPES
#define MLIR_DIALECT_IRDL_IR_IRDLTYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/Dialect/IRDL/IR/IRDL.td"

class IRDL_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<IRDL_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def IRDL_AttributeType : IRDL_Type<"Attribute", "attribute"> {
  let summary = "IRDL handle to an `mlir::Attribute`";
  let description = [{
    A type is such an attribute too: the one that holds the type.
  }];
}

def IRDL_RegionType : IRDL_Type<"Region", "region"> {
  let summary = "IRDL handle to a region definition";
}

#endif // MLIR_DIALECT_IRDL_IR_IRDLTYPES
