// Types with numbers, truth values and strings.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Paramtypes_Dialect : Dialect {
  let name = "paramtypes";
  let cppNamespace = "::paramtypes";
  let useDefaultTypePrinterParser = 1;
}

def Paramtypes_NopOp : Op<Paramtypes_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
def Paramtypes_Int : TypeDef<Paramtypes_Dialect, "Int"> {
  let mnemonic = "int";
  let parameters = (ins "unsigned":$w);
  let assemblyFormat = "`<` $w `>`";
}
def Paramtypes_Signed : TypeDef<Paramtypes_Dialect, "Signed"> {
  let mnemonic = "signed";
  let parameters = (ins "int64_t":$v, "int32_t":$s);
  let assemblyFormat = "`<` $v `,` $s `>`";
}
def Paramtypes_Bool : TypeDef<Paramtypes_Dialect, "Bool"> {
  let mnemonic = "bool";
  let parameters = (ins "bool":$b);
  let assemblyFormat = "`<` $b `>`";
}
def Paramtypes_Str : TypeDef<Paramtypes_Dialect, "Str"> {
  let mnemonic = "str";
  let parameters = (ins StringRefParameter<"text">:$s);
  let assemblyFormat = "`<` $s `>`";
}
def Paramtypes_Word : TypeDef<Paramtypes_Dialect, "Word"> {
  let mnemonic = "word";
  let parameters = (ins "unsigned":$a, "unsigned":$b);
  let assemblyFormat = "`<` `a` `=` $a `x` $b `>`";
}
