// Attributes that are lists.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Attrlists_Dialect : Dialect {
  let name = "attrlists";
  let cppNamespace = "::attrlists";
  let useDefaultAttributePrinterParser = 1;
}

def Attrlists_Num : AttrDef<Attrlists_Dialect, "Num"> {
  let mnemonic = "num";
  let parameters = (ins "int64_t":$n);
  let assemblyFormat = "`<` $n `>`";
}
def Attrlists_Nums : ArrayOfAttr<Attrlists_Dialect, "Nums", "nums", "NumAttr">;
def Attrlists_Ints : ArrayOfAttr<Attrlists_Dialect, "Ints", "ints", "int64_t">;
def Attrlists_Attrs : ArrayOfAttr<Attrlists_Dialect, "Attrs", "attrs", "::mlir::Attribute">;
def Attrlists_Types : ArrayOfAttr<Attrlists_Dialect, "Types", "types", "::mlir::Type">;
// An else branch that is there, and a group that is not: the other way round.
def Attrlists_Other : AttrDef<Attrlists_Dialect, "Other"> {
  let mnemonic = "other";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$t, DefaultValuedParameter<"int64_t", "1">:$n);
  let assemblyFormat = "`<` (`none`) : (`some` $t^ `times` $n)? `>`";
}
def Attrlists_UseOp : Op<Attrlists_Dialect, "use"> {
  let arguments = (ins Attrlists_Nums:$a, OptionalAttr<Attrlists_Ints>:$b);
  let assemblyFormat = "$a (`ints` $b^)? attr-dict";
}
