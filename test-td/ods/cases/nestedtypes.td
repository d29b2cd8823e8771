// Types of types, attributes and lists.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Nestedtypes_Dialect : Dialect {
  let name = "nestedtypes";
  let cppNamespace = "::nestedtypes";
  let useDefaultTypePrinterParser = 1;
}

def Nestedtypes_NopOp : Op<Nestedtypes_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
def Nestedtypes_Box : TypeDef<Nestedtypes_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$t);
  let assemblyFormat = "`<` $t `>`";
}
def Nestedtypes_Pair : TypeDef<Nestedtypes_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "::mlir::Type":$a, "::mlir::Type":$b);
  let assemblyFormat = "`<` params `>`";
}
def Nestedtypes_List : TypeDef<Nestedtypes_Dialect, "List"> {
  let mnemonic = "list";
  let parameters = (ins ArrayRefParameter<"int64_t">:$v);
  let assemblyFormat = "`<` $v `>`";
}
def Nestedtypes_Types : TypeDef<Nestedtypes_Dialect, "Types"> {
  let mnemonic = "types";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$v);
  let assemblyFormat = "`<` `(` $v `)` `>`";
}
def Nestedtypes_Held : TypeDef<Nestedtypes_Dialect, "Held"> {
  let mnemonic = "held";
  let parameters = (ins "::mlir::Attribute":$v);
  let assemblyFormat = "`<` $v `>`";
}
