// Parameters by name.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Structtypes_Dialect : Dialect {
  let name = "structtypes";
  let cppNamespace = "::structtypes";
  let useDefaultTypePrinterParser = 1;
}

def Structtypes_NopOp : Op<Structtypes_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
def Structtypes_S : TypeDef<Structtypes_Dialect, "S"> {
  let mnemonic = "s";
  let parameters = (ins "int64_t":$a, "bool":$b);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Structtypes_Some : TypeDef<Structtypes_Dialect, "Some"> {
  let mnemonic = "some";
  let parameters = (ins "int64_t":$a, "int64_t":$b, "int64_t":$c);
  let assemblyFormat = "`<` $a `:` struct($b, $c) `>`";
}
def Structtypes_Opt : TypeDef<Structtypes_Dialect, "Opt"> {
  let mnemonic = "opt";
  let parameters = (ins "int64_t":$a, DefaultValuedParameter<"int64_t", "3">:$b);
  let assemblyFormat = "`<` struct(params) `>`";
}
