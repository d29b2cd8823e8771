// Attributes: dictionaries, affine maps, integer sets.

include "mlir/IR/OpBase.td"

def Mapattrs_Dialect : Dialect {
  let name = "mapattrs";
  let cppNamespace = "::mapattrs";
}

class Mapattrs_Op<string mnemonic, Attr attr> : Op<Mapattrs_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Mapattrs_DictOp : Mapattrs_Op<"dict", DictionaryAttr>;
def Mapattrs_MapOp : Mapattrs_Op<"map", AffineMapAttr>;
def Mapattrs_SetOp : Mapattrs_Op<"set", IntegerSetAttr>;
