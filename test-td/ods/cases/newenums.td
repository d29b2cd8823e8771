// Enums with no attribute of their own.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Newenums_Dialect : Dialect {
  let name = "newenums";
  let cppNamespace = "::newenums";
  let useDefaultAttributePrinterParser = 1;
}

def Newenums_Color : I64Enum<"Color", "a colour", [I64EnumCase<"Red", 0, "red">, I64EnumCase<"Blue", 3000000000, "blue">]> { let cppNamespace = "::newenums"; }
def Newenums_Bits : I8BitEnum<"Bits", "bits", [I8BitEnumCaseBit<"A", 0, "a">, I8BitEnumCaseBit<"B", 1, "b">, I8BitEnumCaseBit<"H", 6, "h">, BitEnumCaseGroup<"AB", [I8BitEnumCaseBit<"A", 0, "a">, I8BitEnumCaseBit<"B", 1, "b">], "ab">]> { let cppNamespace = "::newenums"; let printBitEnumPrimaryGroups = 1; }
def Newenums_ColorAttr : EnumAttr<Newenums_Dialect, Newenums_Color, "color"> { let assemblyFormat = "`<` $value `>`"; }
def Newenums_BitsAttr : EnumAttr<Newenums_Dialect, Newenums_Bits, "bits"> { let assemblyFormat = "`<` $value `>`"; }
def Newenums_OneOp : Op<Newenums_Dialect, "one"> {
  let arguments = (ins Newenums_ColorAttr:$c, OptionalAttr<Newenums_BitsAttr>:$b);
  let results = (outs );
  let assemblyFormat = "$c (`and` $b^)? attr-dict";
}
// Further attributes of an enum that an attribute holds.
def Newenums_ShadeAttr : EnumAttr<Newenums_Dialect, Newenums_Color, "shade"> { let cppClassName = "ShadeAttr"; let storageClass = "ShadeAttrStorage"; }
def Newenums_TintAttr : EnumAttr<Newenums_Dialect, Newenums_Color, "tint"> { let cppClassName = "TintAttr"; let storageClass = "TintAttrStorage"; let assemblyFormat = "`<` $value `>`"; }
def Newenums_SetAttr : EnumAttr<Newenums_Dialect, Newenums_Bits, "set"> { let cppClassName = "SetAttr"; let storageClass = "SetAttrStorage"; let assemblyFormat = "`<` $value `>`"; }
def Newenums_TwoOp : Op<Newenums_Dialect, "two"> {
  let arguments = (ins Newenums_ColorAttr:$c, OptionalAttr<Newenums_ShadeAttr>:$s, OptionalAttr<Newenums_SetAttr>:$b,
                       DefaultValuedAttr<Newenums_TintAttr, "::newenums::Color::Blue">:$t);
  let results = (outs );
  let assemblyFormat = "$c (`shade` $s^)? (`set` $b^)? (`tint` $t^)? attr-dict";
}
def Newenums_PlainOp : Op<Newenums_Dialect, "plain"> {
  let arguments = (ins Newenums_TintAttr:$t, Newenums_ShadeAttr:$s);
  let results = (outs );
  let assemblyFormat = "qualified($t) `,` $s attr-dict";
}
