// Types: integers of any sign, signless, signed and unsigned, and the index.

include "mlir/IR/OpBase.td"

def Intty_Dialect : Dialect {
  let name = "intty";
  let cppNamespace = "::intty";
}

class Intty_Op<string mnemonic, TypeConstraint type> : Op<Intty_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Intty_AnyOp : Intty_Op<"any", AnyInteger>;
def Intty_AnyWOp : Intty_Op<"any_w", AnyI<24>>;
def Intty_AnyOfOp : Intty_Op<"any_of", AnyIntOfWidths<[3, 5]>>;
def Intty_AnyNamedOp : Intty_Op<"any_named", AnyI64>;
def Intty_SignlessOp : Intty_Op<"signless", AnySignlessInteger>;
def Intty_SignlessWOp : Intty_Op<"signless_w", I<12>>;
def Intty_SignlessOfOp : Intty_Op<"signless_of", SignlessIntOfWidths<[3, 5]>>;
def Intty_I1Op : Intty_Op<"i1", I1>;
def Intty_I8Op : Intty_Op<"i8", I8>;
def Intty_I16Op : Intty_Op<"i16", I16>;
def Intty_I32Op : Intty_Op<"i32", I32>;
def Intty_I64Op : Intty_Op<"i64", I64>;
def Intty_I128Op : Intty_Op<"i128", I128>;
def Intty_SignedOp : Intty_Op<"signed", AnySignedInteger>;
def Intty_SignedWOp : Intty_Op<"signed_w", SI<9>>;
def Intty_SignedOfOp : Intty_Op<"signed_of", SignedIntOfWidths<[7, 9]>>;
def Intty_Si1Op : Intty_Op<"si1", SI1>;
def Intty_Si8Op : Intty_Op<"si8", SI8>;
def Intty_Si16Op : Intty_Op<"si16", SI16>;
def Intty_Si32Op : Intty_Op<"si32", SI32>;
def Intty_Si64Op : Intty_Op<"si64", SI64>;
def Intty_UnsignedOp : Intty_Op<"unsigned", AnyUnsignedInteger>;
def Intty_UnsignedWOp : Intty_Op<"unsigned_w", UI<9>>;
def Intty_UnsignedOfOp : Intty_Op<"unsigned_of", UnsignedIntOfWidths<[7, 9]>>;
def Intty_Ui1Op : Intty_Op<"ui1", UI1>;
def Intty_Ui8Op : Intty_Op<"ui8", UI8>;
def Intty_Ui16Op : Intty_Op<"ui16", UI16>;
def Intty_Ui32Op : Intty_Op<"ui32", UI32>;
def Intty_Ui64Op : Intty_Op<"ui64", UI64>;
def Intty_IndexOp : Intty_Op<"index", Index>;
def Intty_IntOrIndexOp : Intty_Op<"int_or_index", AnySignlessIntegerOrIndex>;
