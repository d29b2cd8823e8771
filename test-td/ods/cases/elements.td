// Attributes: elements of tensors and vectors.

include "mlir/IR/OpBase.td"

def Elements_Dialect : Dialect {
  let name = "elements";
  let cppNamespace = "::elements";
}

class Elements_Op<string mnemonic, Attr attr> : Op<Elements_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Elements_AnyOp : Elements_Op<"any", ElementsAttr>;
def Elements_IndexOp : Elements_Op<"index", IndexElementsAttr>;
def Elements_IntOp : Elements_Op<"int", AnyIntElementsAttr>;
def Elements_IntWOp : Elements_Op<"int_w", IntElementsAttrOf<24>>;
def Elements_AnyI32Op : Elements_Op<"any_i32", AnyI32ElementsAttr>;
def Elements_AnyI64Op : Elements_Op<"any_i64", AnyI64ElementsAttr>;
def Elements_SignlessOp : Elements_Op<"signless", SignlessIntElementsAttr<8>>;
def Elements_I32Op : Elements_Op<"i32", I32ElementsAttr>;
def Elements_I64Op : Elements_Op<"i64", I64ElementsAttr>;
def Elements_RankedI32Op : Elements_Op<"ranked_i32", RankedI32ElementsAttr<[2, 2]>>;
def Elements_RankedI64Op : Elements_Op<"ranked_i64", RankedI64ElementsAttr<[2]>>;
def Elements_FloatOp : Elements_Op<"float", FloatElementsAttr<32>>;
def Elements_F64Op : Elements_Op<"f64", F64ElementsAttr>;
def Elements_RankedF32Op : Elements_Op<"ranked_f32", RankedF32ElementsAttr<[2]>>;
def Elements_RankedF64Op : Elements_Op<"ranked_f64", RankedF64ElementsAttr<[2]>>;
def Elements_StringsOp : Elements_Op<"strings", StringElementsAttr>;
