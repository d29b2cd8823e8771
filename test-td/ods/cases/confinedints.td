// Attributes: confined integers.

include "mlir/IR/OpBase.td"

def Confinedints_Dialect : Dialect {
  let name = "confinedints";
  let cppNamespace = "::confinedints";
}

class Confinedints_Op<string mnemonic, Attr attr> : Op<Confinedints_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Confinedints_NotOp : Confinedints_Op<"not", ConfinedAttr<I32Attr, [IntNEQValue<7>]>>;
def Confinedints_MinOp : Confinedints_Op<"min", ConfinedAttr<I32Attr, [IntMinValue<3>]>>;
def Confinedints_MaxOp : Confinedints_Op<"max", ConfinedAttr<I32Attr, [IntMaxValue<3>]>>;
def Confinedints_NonnegOp : Confinedints_Op<"nonneg", ConfinedAttr<I64Attr, [IntNonNegative]>>;
def Confinedints_PositiveOp : Confinedints_Op<"positive", ConfinedAttr<I64Attr, [IntPositive]>>;
def Confinedints_PowerOp : Confinedints_Op<"power", ConfinedAttr<I64Attr, [IntPowerOf2]>>;
def Confinedints_PosPowerOp : Confinedints_Op<"pos_power", ConfinedAttr<I64Attr, [IntPositivePowerOf2]>>;
def Confinedints_AlignOp : Confinedints_Op<"align", IntValidAlignment<I64Attr>>;
def Confinedints_OneOfOp : Confinedints_Op<"one_of", ConfinedAttr<I32Attr, [IntIsOneOf<[1, 5, 9]>]>>;
def Confinedints_BothOp : Confinedints_Op<"both", ConfinedAttr<I32Attr, [IntMinValue<3>, IntMaxValue<5>]>>;
def Confinedints_AllOp : Confinedints_Op<"all", ConfinedAttr<SI32Attr, [AllAttrOf<[IntMinValue<3>, IntMaxValue<5>]>]>>;
def Confinedints_UnsignedOp : Confinedints_Op<"unsigned", ConfinedAttr<APIntAttr, [IntMinValue<3>]>>;
