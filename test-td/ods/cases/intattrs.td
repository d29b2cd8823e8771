// Attributes: integers of each width and sign.

include "mlir/IR/OpBase.td"

def Intattrs_Dialect : Dialect {
  let name = "intattrs";
  let cppNamespace = "::intattrs";
}

class Intattrs_Op<string mnemonic, Attr attr> : Op<Intattrs_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Intattrs_AnyI1Op : Intattrs_Op<"any_i1", AnyI1Attr>;
def Intattrs_AnyI8Op : Intattrs_Op<"any_i8", AnyI8Attr>;
def Intattrs_AnyI16Op : Intattrs_Op<"any_i16", AnyI16Attr>;
def Intattrs_AnyI32Op : Intattrs_Op<"any_i32", AnyI32Attr>;
def Intattrs_AnyI64Op : Intattrs_Op<"any_i64", AnyI64Attr>;
def Intattrs_I1Op : Intattrs_Op<"i1", I1Attr>;
def Intattrs_I8Op : Intattrs_Op<"i8", I8Attr>;
def Intattrs_I16Op : Intattrs_Op<"i16", I16Attr>;
def Intattrs_I32Op : Intattrs_Op<"i32", I32Attr>;
def Intattrs_I64Op : Intattrs_Op<"i64", I64Attr>;
def Intattrs_Si1Op : Intattrs_Op<"si1", SI1Attr>;
def Intattrs_Si8Op : Intattrs_Op<"si8", SI8Attr>;
def Intattrs_Si16Op : Intattrs_Op<"si16", SI16Attr>;
def Intattrs_Si32Op : Intattrs_Op<"si32", SI32Attr>;
def Intattrs_Si64Op : Intattrs_Op<"si64", SI64Attr>;
def Intattrs_Ui1Op : Intattrs_Op<"ui1", UI1Attr>;
def Intattrs_Ui8Op : Intattrs_Op<"ui8", UI8Attr>;
def Intattrs_Ui16Op : Intattrs_Op<"ui16", UI16Attr>;
def Intattrs_Ui32Op : Intattrs_Op<"ui32", UI32Attr>;
def Intattrs_Ui64Op : Intattrs_Op<"ui64", UI64Attr>;
