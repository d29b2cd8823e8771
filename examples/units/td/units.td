// Quantities with units. `src/units.rs` has the folders, verifiers and patterns.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Units_Dialect : Dialect {
  let name = "units";
  let cppNamespace = "::units";
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

class Units_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<Units_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def QuantityType : Units_Type<"Quantity", "qty"> {
  let parameters = (ins StringRefParameter<"the unit">:$unit,
                        "unsigned":$width);
  let assemblyFormat = "`<` $unit `,` $width `>`";
  let genVerifyDecl = 1;
}

def Costed : OpInterface<"Costed"> {
  let cppNamespace = "::units";
  let description = "Operations that cost cycles.";
  let methods = [
    InterfaceMethod<"The cycles that the operation costs.", "int64_t",
                    "getCycles">,
    InterfaceMethod<"Whether the operation costs more than a limit.", "bool",
                    "isExpensive", (ins "int64_t":$limit), [{
      $_op.cycles(ir) > limit
    }]>
  ];
}

def Rounding : I32EnumAttr<"Rounding", "how to round", [
  I32EnumAttrCase<"Down", 0, "down">, I32EnumAttrCase<"Up", 1, "up">]> {
  let cppNamespace = "::units";
}

class Units_Op<string mnemonic, list<Trait> traits = []>
    : Op<Units_Dialect, mnemonic, traits>;

def ConstantOp : Units_Op<"constant", [Pure, ConstantLike]> {
  let summary = "a constant quantity";
  let arguments = (ins I64Attr:$value);
  let results = (outs QuantityType:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
  let hasFolder = 1;
}

def AddOp : Units_Op<"add", [Pure, Commutative, SameOperandsAndResultType,
                             DeclareOpInterfaceMethods<Costed>]> {
  let summary = "the sum of two quantities";
  let arguments = (ins QuantityType:$lhs, QuantityType:$rhs);
  let results = (outs QuantityType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}

def ScaleOp : Units_Op<"scale", [Pure, DeclareOpInterfaceMethods<Costed>]> {
  let summary = "a quantity times a factor";
  let arguments = (ins QuantityType:$input,
                       I64Attr:$factor,
                       DefaultValuedAttr<Rounding, "Rounding::Down">:$rounding);
  let results = (outs QuantityType:$result);
  let assemblyFormat =
      "$input `by` $factor ($rounding^)? attr-dict `:` type($input) `to` type($result)";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def ShowOp : Units_Op<"show"> {
  let summary = "shows quantities to the user";
  let arguments = (ins Variadic<QuantityType>:$values);
  let assemblyFormat = "$values attr-dict `:` type($values)";
}
