// Attributes: any, one of several, locations, unit, bool, index.

include "mlir/IR/OpBase.td"

def Anyattrs_Dialect : Dialect {
  let name = "anyattrs";
  let cppNamespace = "::anyattrs";
}

class Anyattrs_Op<string mnemonic, Attr attr> : Op<Anyattrs_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Anyattrs_AnyOp : Anyattrs_Op<"any", AnyAttr>;
def Anyattrs_EitherOp : Anyattrs_Op<"either", AnyAttrOf<[StrAttr, I32Attr]>>;
def Anyattrs_EitherNamedOp : Anyattrs_Op<"either_named", AnyAttrOf<[StrAttr, UnitAttr], "text or nothing">>;
def Anyattrs_LocationOp : Anyattrs_Op<"location", LocationAttr>;
def Anyattrs_TruthOp : Anyattrs_Op<"truth", BoolAttr>;
def Anyattrs_IndexOp : Anyattrs_Op<"index", IndexAttr>;
def Anyattrs_IntOp : Anyattrs_Op<"int", APIntAttr>;
def Anyattrs_NothingOp : Anyattrs_Op<"nothing", UnitAttr>;
