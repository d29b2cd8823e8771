// Attributes: confined dense arrays.

include "mlir/IR/OpBase.td"

def Confineddense_Dialect : Dialect {
  let name = "confineddense";
  let cppNamespace = "::confineddense";
}

class Confineddense_Op<string mnemonic, Attr attr> : Op<Confineddense_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Confineddense_CountOp : Confineddense_Op<"count", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>]>>;
def Confineddense_MaxOp : Confineddense_Op<"max", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayMaxCt<2>]>>;
def Confineddense_MinOp : Confineddense_Op<"min", ConfinedAttr<DenseI32ArrayAttr, [DenseArrayMinCt<2>]>>;
def Confineddense_PositiveOp : Confineddense_Op<"positive", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlyPositive<DenseI64ArrayAttr>]>>;
def Confineddense_NonnegOp : Confineddense_Op<"nonneg", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayNonNegative<DenseI64ArrayAttr>]>>;
def Confineddense_SortedOp : Confineddense_Op<"sorted", ConfinedAttr<DenseI64ArrayAttr, [DenseArraySorted<DenseI64ArrayAttr>]>>;
def Confineddense_StrictOp : Confineddense_Op<"strict", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>>;
