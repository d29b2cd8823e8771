// Enums as attributes of a dialect.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Enumattrs_Dialect : Dialect {
  let name = "enumattrs";
  let cppNamespace = "::enumattrs";
  let useDefaultAttributePrinterParser = 1;
}

def Enumattrs_Kind : I32Enum<"Kind", "a kind", [I32EnumCase<"Add", 0, "add">, I32EnumCase<"Mul", 1, "mul">, I32EnumCase<"Odd", 9, "odd">]> { let cppNamespace = "::enumattrs"; }
def Enumattrs_KindAttr : EnumAttr<Enumattrs_Dialect, Enumattrs_Kind, "kind">;
def Enumattrs_Flags : I32BitEnum<"Flags", "flags", [I32BitEnumCaseNone<"None", "none">, I32BitEnumCaseBit<"A", 0, "a">, I32BitEnumCaseBit<"B", 1, "b">]> { let cppNamespace = "::enumattrs"; }
def Enumattrs_FlagsAttr : EnumAttr<Enumattrs_Dialect, Enumattrs_Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }
def Enumattrs_List : I32BitEnum<"List", "list", [I32BitEnumCaseBit<"A", 0, "a">, I32BitEnumCaseBit<"B", 1, "b">]> { let cppNamespace = "::enumattrs"; let separator = ", "; }
def Enumattrs_ListAttr : EnumAttr<Enumattrs_Dialect, Enumattrs_List, "list"> { let assemblyFormat = "`<` $value `>`"; }
def Enumattrs_CalcOp : Op<Enumattrs_Dialect, "calc"> {
  let arguments = (ins Enumattrs_KindAttr:$k);
  let results = (outs );
  let assemblyFormat = "$k attr-dict";
}
def Enumattrs_FullOp : Op<Enumattrs_Dialect, "full"> {
  let arguments = (ins Enumattrs_KindAttr:$k);
  let results = (outs );
  let assemblyFormat = "qualified($k) attr-dict";
}
def Enumattrs_SetOp : Op<Enumattrs_Dialect, "set"> {
  let arguments = (ins Enumattrs_FlagsAttr:$f);
  let results = (outs );
  let assemblyFormat = "$f attr-dict";
}
def Enumattrs_ListOp : Op<Enumattrs_Dialect, "list"> {
  let arguments = (ins Enumattrs_ListAttr:$f);
  let results = (outs );
  let assemblyFormat = "$f attr-dict";
}
def Enumattrs_MaybeOp : Op<Enumattrs_Dialect, "maybe"> {
  let arguments = (ins OptionalAttr<Enumattrs_KindAttr>:$k, DefaultValuedAttr<Enumattrs_FlagsAttr, "::enumattrs::Flags::A">:$f);
  let results = (outs );
  let assemblyFormat = "(`k` $k^)? (`f` $f^)? attr-dict";
}
def Enumattrs_ArrayOp : Op<Enumattrs_Dialect, "array"> {
  let arguments = (ins TypedArrayAttrBase<Enumattrs_KindAttr, "kinds">:$k);
  let results = (outs );
  let assemblyFormat = "$k attr-dict";
}
