// Attributes: strings and symbols.

include "mlir/IR/OpBase.td"

def Textattrs_Dialect : Dialect {
  let name = "textattrs";
  let cppNamespace = "::textattrs";
}

class Textattrs_Op<string mnemonic, Attr attr> : Op<Textattrs_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Textattrs_StrOp : Textattrs_Op<"str", StrAttr>;
def Textattrs_SymbolNameOp : Textattrs_Op<"symbol_name", SymbolNameAttr>;
def Textattrs_TypedOp : Textattrs_Op<"typed", TypedStrAttr<AnyType>>;
def Textattrs_SymbolOp : Textattrs_Op<"symbol", SymbolRefAttr>;
def Textattrs_FlatOp : Textattrs_Op<"flat", FlatSymbolRefAttr>;
