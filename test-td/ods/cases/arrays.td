// Attributes: arrays of one kind.

include "mlir/IR/OpBase.td"

def Arrays_Dialect : Dialect {
  let name = "arrays";
  let cppNamespace = "::arrays";
}

class Arrays_Op<string mnemonic, Attr attr> : Op<Arrays_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Arrays_AnyOp : Arrays_Op<"any", ArrayAttr>;
def Arrays_OwnOp : Arrays_Op<"own", TypedArrayAttrBase<UnitAttr, "units">>;
def Arrays_LocationsOp : Arrays_Op<"locations", LocationArrayAttr>;
def Arrays_MapsOp : Arrays_Op<"maps", AffineMapArrayAttr>;
def Arrays_BoolsOp : Arrays_Op<"bools", BoolArrayAttr>;
def Arrays_I32sOp : Arrays_Op<"i32s", I32ArrayAttr>;
def Arrays_I64sOp : Arrays_Op<"i64s", I64ArrayAttr>;
def Arrays_I64SmallOp : Arrays_Op<"i64_small", I64SmallVectorArrayAttr>;
def Arrays_F32sOp : Arrays_Op<"f32s", F32ArrayAttr>;
def Arrays_F64sOp : Arrays_Op<"f64s", F64ArrayAttr>;
def Arrays_StringsOp : Arrays_Op<"strings", StrArrayAttr>;
def Arrays_TypesOp : Arrays_Op<"types", TypeArrayAttr>;
def Arrays_ListsOp : Arrays_Op<"lists", IndexListArrayAttr>;
def Arrays_DictsOp : Arrays_Op<"dicts", DictArrayAttr>;
def Arrays_SymbolsOp : Arrays_Op<"symbols", SymbolRefArrayAttr>;
def Arrays_FlatOp : Arrays_Op<"flat", FlatSymbolRefArrayAttr>;
