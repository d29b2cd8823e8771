// Enums without an attribute of their own (`genSpecializedAttr = 0`): a dialect's attribute holds them.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Plainenums_Dialect : Dialect {
  let name = "plainenums";
  let cppNamespace = "::plainenums";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Plainenums_Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"On", 0, "on">, I32EnumAttrCase<"Off", 5>, I32EnumAttrCase<"Odd", 7, "not a word">]> {
  let cppNamespace = "::plainenums";
  let genSpecializedAttr = 0;
}
def Plainenums_Long : I64EnumAttr<"Long", "", [I64EnumAttrCase<"A", 0>, I64EnumAttrCase<"B", 4294967296>]> {
  let cppNamespace = "::plainenums";
  let genSpecializedAttr = 0;
}
def Plainenums_Flags : I32BitEnumAttr<"Flags", "some flags", [I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"X", 0, "x">, I32BitEnumAttrCaseBit<"Y", 1, "y">, I32BitEnumAttrCaseGroup<"XY", [I32BitEnumAttrCaseBit<"X", 0, "x">, I32BitEnumAttrCaseBit<"Y", 1, "y">], "xy">]> {
  let cppNamespace = "::plainenums";
  let separator = ", ";
  let printBitEnumQuoted = 0;
  let printBitEnumPrimaryGroups = 1;
  let genSpecializedAttr = 0;
}
def Plainenums_Other : I32Enum<"Other", "", [I32EnumCase<"A", 0>, I32EnumCase<"B", 3, "b">]> { let cppNamespace = "::plainenums"; }
def Plainenums_Speed : I32BitEnum<"Speed", "", [I32BitEnumCaseBit<"Fast", 0>, I32BitEnumCaseBit<"Slow", 1>]> { let cppNamespace = "::plainenums"; }
def Plainenums_ModeAttr : EnumAttr<Plainenums_Dialect, Plainenums_Mode, "mode">;
def Plainenums_LongAttr : EnumAttr<Plainenums_Dialect, Plainenums_Long, "long"> {
  let assemblyFormat = "`<` $value `>`";
}
def Plainenums_FlagsAttr : EnumAttr<Plainenums_Dialect, Plainenums_Flags, "flags"> {
  let assemblyFormat = "`<` $value `>`";
}
def Plainenums_OtherAttr : EnumAttr<Plainenums_Dialect, Plainenums_Other, "other"> {
  let assemblyFormat = "`[` `is` $value `]`";
}
def Plainenums_WordAttr : EnumAttr<Plainenums_Dialect, Plainenums_Speed, "speed"> {
  let assemblyFormat = "`at` $value";
}
def Plainenums_Port : TypeDef<Plainenums_Dialect, "Port"> {
  let mnemonic = "port";
  let parameters = (ins EnumParameter<Plainenums_Mode>:$m, EnumParameter<Plainenums_Flags>:$f);
  let assemblyFormat = "`<` $m `:` $f `>`";
}
def Plainenums_UseOp : Op<Plainenums_Dialect, "use"> {
  let arguments = (ins Plainenums_ModeAttr:$m, OptionalAttr<Plainenums_LongAttr>:$l);
  let assemblyFormat = "$m (`long` $l^)? attr-dict";
}
def Plainenums_FlagsOp : Op<Plainenums_Dialect, "flags"> {
  let arguments = (ins Plainenums_FlagsAttr:$f, DefaultValuedAttr<Plainenums_ModeAttr, "::plainenums::Mode::Off">:$d);
  let assemblyFormat = "$f (`mode` $d^)? attr-dict";
}
def Plainenums_FormatOp : Op<Plainenums_Dialect, "format"> {
  let arguments = (ins Plainenums_OtherAttr:$o, OptionalAttr<Plainenums_WordAttr>:$s);
  let assemblyFormat = "$o (`,` $s^)? attr-dict";
}
def Plainenums_DictOp : Op<Plainenums_Dialect, "dict"> {
  let arguments = (ins Plainenums_ModeAttr:$m, TypedArrayAttrBase<Plainenums_ModeAttr, "modes">:$ms);
  let assemblyFormat = "attr-dict";
}
