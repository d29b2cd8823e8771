// Attributes: confined arrays.

include "mlir/IR/OpBase.td"

def Confinedarrays_Dialect : Dialect {
  let name = "confinedarrays";
  let cppNamespace = "::confinedarrays";
}

class Confinedarrays_Op<string mnemonic, Attr attr> : Op<Confinedarrays_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Confinedarrays_MaxOp : Confinedarrays_Op<"max", ConfinedAttr<ArrayAttr, [ArrayMaxCount<2>]>>;
def Confinedarrays_MinOp : Confinedarrays_Op<"min", ConfinedAttr<ArrayAttr, [ArrayMinCount<2>]>>;
def Confinedarrays_CountOp : Confinedarrays_Op<"count", ConfinedAttr<ArrayAttr, [ArrayCount<2>]>>;
def Confinedarrays_EqOp : Confinedarrays_Op<"eq", ConfinedAttr<I64ArrayAttr, [IntArrayNthElemEq<0, 8>]>>;
def Confinedarrays_NthMinOp : Confinedarrays_Op<"nth_min", ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMinValue<0, 8>]>>;
def Confinedarrays_NthMaxOp : Confinedarrays_Op<"nth_max", ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMaxValue<1, 8>]>>;
def Confinedarrays_RangeOp : Confinedarrays_Op<"range", ConfinedAttr<I64ArrayAttr, [IntArrayNthElemInRange<0, 2, 4>]>>;
def Confinedarrays_TwoOp : Confinedarrays_Op<"two", ConfinedAttr<I64ArrayAttr, [ArrayCount<2>, IntArrayNthElemEq<1, 8>]>>;
