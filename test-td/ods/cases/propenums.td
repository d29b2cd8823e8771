// Enums as properties.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Propenums_Dialect : Dialect {
  let name = "propenums";
  let cppNamespace = "::propenums";
  let useDefaultAttributePrinterParser = 1;
}

class Propenums_Op<string mnemonic, dag ins, string format> : Op<Propenums_Dialect, mnemonic> {
  let arguments = ins;
  let assemblyFormat = format;
}

def Propenums_Kind : I32Enum<"Kind", "a kind", [I32EnumCase<"Add", 0, "add">, I32EnumCase<"Mul", 1, "mul">, I32EnumCase<"Odd", 9, "odd">]> { let cppNamespace = "::propenums"; }
def Propenums_KindAttr : EnumAttr<Propenums_Dialect, Propenums_Kind, "kind">;
def Propenums_Flags : I32BitEnum<"Flags", "flags", [I32BitEnumCaseNone<"None", "none">, I32BitEnumCaseBit<"A", 0, "a">, I32BitEnumCaseBit<"B", 1, "b">, I32BitEnumCaseBit<"C", 4, "c">]> { let cppNamespace = "::propenums"; }
def Propenums_FlagsAttr : EnumAttr<Propenums_Dialect, Propenums_Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }
def Propenums_Small : I64Enum<"Small", "a small", [I64EnumCase<"One", 1, "one">, I64EnumCase<"Two", 2, "two">]> { let cppNamespace = "::propenums"; }

def Propenums_KindProp : EnumProp<Propenums_Kind>;
def Propenums_FlagsProp : EnumProp<Propenums_Flags>;
def Propenums_SmallProp : EnumProp<Propenums_Small>;
def Propenums_NamedKindProp : NamedEnumProp<Propenums_Kind, "kind">;
def Propenums_NamedFlagsProp : NamedEnumProp<Propenums_Flags, "flags">;
def Propenums_FormKindProp : EnumPropWithAttrForm<Propenums_Kind, Propenums_KindAttr>;
def Propenums_StoredFlagsProp : EnumPropWithAttrForm<Propenums_Flags, Propenums_FlagsAttr> { let storeInCustomAttribute = 1; }
def Propenums_NamedFormKindProp : NamedEnumPropWithAttrForm<Propenums_Kind, "kind", Propenums_KindAttr>;

def Propenums_KindOp : Op<Propenums_Dialect, "kind"> { let arguments = (ins Propenums_KindProp:$k); }
def Propenums_FlagsOp : Op<Propenums_Dialect, "flags"> { let arguments = (ins Propenums_FlagsProp:$f); }
def Propenums_SmallOp : Op<Propenums_Dialect, "small"> { let arguments = (ins Propenums_SmallProp:$s); }
def Propenums_FormOp : Op<Propenums_Dialect, "form"> { let arguments = (ins Propenums_FormKindProp:$k, Propenums_StoredFlagsProp:$f); }
def Propenums_DefaultOp : Op<Propenums_Dialect, "default"> { let arguments = (ins DefaultValuedProp<Propenums_KindProp, "::propenums::Kind::Mul">:$k, DefaultValuedProp<Propenums_FlagsProp, "::propenums::Flags::B">:$f, OptionalProp<Propenums_KindProp>:$o, ArrayProp<Propenums_KindProp>:$l); }

def Propenums_KindFormOp : Propenums_Op<"kind_form", (ins Propenums_KindProp:$k), "$k attr-dict">;
def Propenums_FlagsFormOp : Propenums_Op<"flags_form", (ins Propenums_FlagsProp:$f), "$f attr-dict">;
def Propenums_SmallFormOp : Propenums_Op<"small_form", (ins Propenums_SmallProp:$s), "`is` $s attr-dict">;
def Propenums_NamedFormOp : Propenums_Op<"named_form", (ins Propenums_NamedKindProp:$k, Propenums_NamedFlagsProp:$f), "$k `,` $f attr-dict">;
def Propenums_NamedAttrOp : Propenums_Op<"named_attr", (ins Propenums_NamedFormKindProp:$k, Propenums_StoredFlagsProp:$f), "$k `,` $f attr-dict">;
def Propenums_GroupOp : Propenums_Op<"group", (ins DefaultValuedProp<Propenums_KindProp, "::propenums::Kind::Mul">:$k, DefaultValuedProp<Propenums_NamedFlagsProp, "::propenums::Flags::B">:$f, OptionalProp<Propenums_KindProp>:$o), "($k^)? (`,` $f^)? (`maybe` $o^)? attr-dict">;
def Propenums_ListOp : Propenums_Op<"list", (ins ArrayProp<Propenums_KindProp>:$l, OptionalProp<Propenums_NamedKindProp>:$n), "$l (`or` $n^)? attr-dict">;
