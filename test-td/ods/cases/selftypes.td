// Attributes with a type after a colon.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def Selftypes_Dialect : Dialect {
  let name = "selftypes";
  let cppNamespace = "::selftypes";
  let useDefaultAttributePrinterParser = 1;
}

// Any type, `none` without one.
def Selftypes_Any : AttrDef<Selftypes_Dialect, "Any", [TypedAttrInterface]> {
  let mnemonic = "any";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "int64_t":$n);
  let assemblyFormat = "`<` $n `>`";
}
// An integer type, which must be there.
def Selftypes_Need : AttrDef<Selftypes_Dialect, "Need", [TypedAttrInterface]> {
  let mnemonic = "need";
  let parameters = (ins "int64_t":$n, AttributeSelfTypeParameter<"", "::mlir::IntegerType">:$type);
  let assemblyFormat = "`<` $n `>`";
}
// `params` leave the type out.
def Selftypes_Params : AttrDef<Selftypes_Dialect, "Params", [TypedAttrInterface]> {
  let mnemonic = "params";
  let parameters = (ins "int64_t":$a, AttributeSelfTypeParameter<"">:$type, "bool":$b);
  let assemblyFormat = "`<` params `>`";
}
def Selftypes_Struct : AttrDef<Selftypes_Dialect, "Struct", [TypedAttrInterface]> {
  let mnemonic = "struct";
  let parameters = (ins "int64_t":$a, AttributeSelfTypeParameter<"">:$type, DefaultValuedParameter<"bool", "true">:$b);
  let assemblyFormat = "`<` struct(params) `>`";
}
// Nothing but the type.
def Selftypes_Bare : AttrDef<Selftypes_Dialect, "Bare", [TypedAttrInterface]> {
  let mnemonic = "bare";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "";
}
def Selftypes_UseOp : Op<Selftypes_Dialect, "use"> {
  let arguments = (ins Selftypes_Any:$a);
  let assemblyFormat = "$a attr-dict";
}
def Selftypes_FullOp : Op<Selftypes_Dialect, "full"> {
  let arguments = (ins Selftypes_Need:$a, OptionalAttr<Selftypes_Any>:$b);
  let assemblyFormat = "qualified($a) (`and` $b^)? attr-dict";
}
def Selftypes_TypedOp : Op<Selftypes_Dialect, "typed", [AllTypesMatch<["a", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict";
}
