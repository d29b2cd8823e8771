// Attributes: types.

include "mlir/IR/OpBase.td"

def Typeattrs_Dialect : Dialect {
  let name = "typeattrs";
  let cppNamespace = "::typeattrs";
}

def OwnType : TypeAttrBase<"::mlir::FloatType", "a float type">;
class Typeattrs_Op<string mnemonic, Attr attr> : Op<Typeattrs_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Typeattrs_AnyOp : Typeattrs_Op<"any", TypeAttr>;
def Typeattrs_OfOp : Typeattrs_Op<"of", TypeAttrOf<I32>>;
def Typeattrs_OfTensorOp : Typeattrs_Op<"of_tensor", TypeAttrOf<AnyTensor>>;
def Typeattrs_BaseOp : Typeattrs_Op<"base", OwnType>;
