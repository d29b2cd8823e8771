// Sets of flags.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Bitenums_Dialect : Dialect {
  let name = "bitenums";
  let cppNamespace = "::bitenums";
}

def Bitenums_Flags : I32BitEnumAttr<"Flags", "some flags", [I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"A", 0, "a">, I32BitEnumAttrCaseBit<"B", 1, "b">, I32BitEnumAttrCaseBit<"C", 4, "c">, I32BitEnumAttrCaseGroup<"AB", [I32BitEnumAttrCaseBit<"A", 0, "a">, I32BitEnumAttrCaseBit<"B", 1, "b">], "ab">]> { let cppNamespace = "::bitenums"; }
def Bitenums_Comma : I8BitEnumAttr<"Comma", "", [I8BitEnumAttrCaseBit<"X", 0>, I8BitEnumAttrCaseBit<"Y", 1>]> { let cppNamespace = "::bitenums"; let separator = ", "; }
def Bitenums_Group : I16BitEnumAttr<"Group", "grouped", [I16BitEnumAttrCaseNone<"no">, I16BitEnumAttrCaseBit<"p", 0>, I16BitEnumAttrCaseBit<"q", 1>, I16BitEnumAttrCaseBit<"r", 2>, I16BitEnumAttrCaseGroup<"pq", [I16BitEnumAttrCaseBit<"p", 0>, I16BitEnumAttrCaseBit<"q", 1>]>]> { let cppNamespace = "::bitenums"; let printBitEnumPrimaryGroups = 1; }
def Bitenums_Wide : I64BitEnumAttr<"Wide", "wide", [I64BitEnumAttrCaseBit<"lo", 0>, I64BitEnumAttrCaseBit<"hi", 40>]> { let cppNamespace = "::bitenums"; }
def Bitenums_High : I8BitEnumAttr<"High", "high", [I8BitEnumAttrCaseBit<"low", 0>, I8BitEnumAttrCaseBit<"top", 7>]> { let cppNamespace = "::bitenums"; }
def Bitenums_SetOp : Op<Bitenums_Dialect, "set"> {
  let arguments = (ins Bitenums_Flags:$f);
  let results = (outs );
  let assemblyFormat = "$f attr-dict";
}
def Bitenums_MaybeOp : Op<Bitenums_Dialect, "maybe"> {
  let arguments = (ins OptionalAttr<Bitenums_Flags>:$f);
  let results = (outs );
  let assemblyFormat = "(`with` $f^)? attr-dict";
}
def Bitenums_BareOp : Op<Bitenums_Dialect, "bare"> {
  let arguments = (ins Bitenums_Flags:$f, Bitenums_Comma:$c, Bitenums_Group:$g, Bitenums_Wide:$w);
  let results = (outs );
  let assemblyFormat = "attr-dict";
}
def Bitenums_CommaOp : Op<Bitenums_Dialect, "comma"> {
  let arguments = (ins Bitenums_Comma:$c);
  let results = (outs );
  let assemblyFormat = "$c attr-dict";
}
def Bitenums_GroupOp : Op<Bitenums_Dialect, "group"> {
  let arguments = (ins Bitenums_Group:$g);
  let results = (outs );
  let assemblyFormat = "$g attr-dict";
}
def Bitenums_WideOp : Op<Bitenums_Dialect, "wide"> {
  let arguments = (ins Bitenums_Wide:$w);
  let results = (outs );
  let assemblyFormat = "$w attr-dict";
}
def Bitenums_HighOp : Op<Bitenums_Dialect, "high"> {
  let arguments = (ins Bitenums_High:$h);
  let results = (outs );
  let assemblyFormat = "$h attr-dict";
}
