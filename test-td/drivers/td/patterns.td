//===----------------------------------------------------------------------===//
// Forty patterns without snippets: chains, benefits, cascades, patterns that
// compete, that make ops dead, that grow the program and that shrink it.
//===----------------------------------------------------------------------===//

#ifndef PARITY_PATTERNS
#define PARITY_PATTERNS

include "mlir/IR/PatternBase.td"
include "ops.td"

// Chains: a becomes b; two b become one c; c of d is e; and so on.
def AToB : Pat<(Par_OpA $x), (Par_OpB $x)>;
def BOfBToC : Pat<(Par_OpB (Par_OpB $x)), (Par_OpC $x)>;
def COfDToE : Pat<(Par_OpC (Par_OpD $x)), (Par_OpE $x)>;
def DOfCToC : Pat<(Par_OpD (Par_OpC $x)), (Par_OpC $x)>;
def COfCOfC : Pat<(Par_OpC (Par_OpC (Par_OpC $x))), (Par_OpD $x)>;
def EOfEToEOfC : Pat<(Par_OpE (Par_OpE $x)), (Par_OpE (Par_OpC $x))>;
def DOfD : Pat<(Par_OpD (Par_OpD $x)), (replaceWithValue $x)>;
def AOfDHigh : Pat<(Par_OpA (Par_OpD $x)), (Par_OpE $x), [], [], (addBenefit 3)>;

// Arithmetic that shrinks.
def IncOfDec : Pat<(Par_IncOp (Par_DecOp $x)), (replaceWithValue $x)>;
def DecOfInc : Pat<(Par_DecOp (Par_IncOp $x)), (replaceWithValue $x)>;
def SubSelf : Pat<(Par_SubOp $x, $x), (Par_ConstOp ConstantAttr<I32Attr, "0">)>;
def SubOfNeg : Pat<(Par_SubOp $x, (Par_NegOp $y)), (Par_AddOp $x, $y)>;
def NegOfSub : Pat<(Par_NegOp (Par_SubOp $x, $y)), (Par_SubOp $y, $x)>;
def MulByOne : Pat<(Par_MulOp $x, (Par_ConstOp ConstantAttr<I32Attr, "1">)), (replaceWithValue $x)>;
def MulByTwo : Pat<(Par_MulOp $x, (Par_ConstOp ConstantAttr<I32Attr, "2">)), (Par_AddOp $x, $x)>;
def MulByZero : Pat<(Par_MulOp $_, (Par_ConstOp:$zero ConstantAttr<I32Attr, "0">)), (replaceWithValue $zero)>;
def AddOfNegRight : Pat<(Par_AddOp $x, (Par_NegOp $y)), (Par_SubOp $x, $y)>;
def AddOfNegLeft : Pat<(Par_AddOp (Par_NegOp $x), $y), (Par_SubOp $y, $x)>;
def AddOfOne : Pat<(Par_AddOp $x, (Par_ConstOp ConstantAttr<I32Attr, "1">)), (Par_IncOp $x), [], [], (addBenefit 1)>;
def AddAssociate : Pat<(Par_AddOp (Par_AddOp $x, (Par_ConstOp:$c $_)), (Par_ConstOp:$d $_)),
                       (Par_AddOp $x, (Par_AddOp $c, $d))>;
def DistributeOver : Pat<(Par_AddOp (Par_MulOp $x, $y), (Par_MulOp $x, $z)), (Par_MulOp $x, (Par_AddOp $y, $z))>;
def MaxOfMin : Pat<(Par_MaxOp $x, (Par_MinOp $x, $_)), (replaceWithValue $x)>;
def MaxEither : Pat<(Par_MaxOp (either (Par_MaxOp $x, $y), $x)), (Par_MaxOp $x, $y)>;
def MinEither : Pat<(Par_MinOp (either (Par_IncOp $x), (Par_DecOp $x))), (Par_DecOp $x)>;
def AbsOfNeg : Pat<(Par_AbsOp (Par_NegOp $x)), (Par_AbsOp $x)>;
def AbsOfSub : Pat<(Par_AbsOp (Par_SubOp $x, (Par_ConstOp:$c $_))), (Par_AbsOp (Par_AddOp $c, $x)),
                   [], [], (addBenefit -2)>;
def IncOfConst : Pat<(Par_IncOp (Par_ConstOp $_)), (Par_DecOp (Par_ConstOp ConstantAttr<I32Attr, "3">)),
                     [], [], (addBenefit -1)>;

// The same root with different benefits.
def TagLow : Pat<(Par_TagOp $x, $_, $_), (Par_OpC $x), [], [], (addBenefit -1)>;
def TagZero : Pat<(Par_TagOp $x, ConstantAttr<I32Attr, "0">, $_), (replaceWithValue $x), [], [], (addBenefit 4)>;
def TagOne : Pat<(Par_TagOp $x, ConstantAttr<I32Attr, "1">, $l),
                 (Par_TagOp (Par_IncOp $x), ConstantAttr<I32Attr, "0">, $l), [], [], (addBenefit 5)>;
def TagOfTag : Pat<(Par_TagOp (Par_TagOp $x, $n, $_), $_, $l2), (Par_TagOp $x, $n, $l2), [], [], (addBenefit 2)>;
def TagTwo : Pat<(Par_TagOp $x, ConstantAttr<I32Attr, "2">, $l),
                 (Par_TagOp $x, ConstantAttr<I32Attr, "1">, $l), [], [], (addBenefit 3)>;
def TagSeven : Pat<(Par_TagOp $x, ConstantAttr<I32Attr, "7">, $_), (Par_MulOp $x, $x), [], [], (addBenefit 3)>;

// Several results, auxiliary ops, uses with effects.
def PairOfInc : Pat<(Par_PairOp (Par_IncOp $x)), (Par_PairOp $x)>;
def PairOfPair : Pattern<(Par_PairOp (Par_PairOp:$p $_)), [(replaceWithValue $p__0), (replaceWithValue $p__1)]>;
def PairOfConst : Pattern<(Par_PairOp (Par_ConstOp:$c $_)), [(Par_NegOp $c), (Par_AbsOp $c)]>;
def PairOfNeg : Pattern<(Par_PairOp (Par_NegOp $x)), [(Par_OpC:$aux $x), (Par_SubOp $aux, $x), (Par_OpD $aux)]>;
def UseOfOne : Pat<(Par_UseOp (variadic (Par_OpA $x))), (Par_UseOp (variadic (Par_OpB $x)))>;
def UseOfTwo : Pat<(Par_UseOp (variadic $x, $x)), (Par_UseOp (variadic $x))>;
def EOfTag : Pat<(Par_OpE (Par_TagOp $x, $_, $_)), (Par_OpE (Par_OpD $x))>;
def DecOfSub : Pat<(Par_DecOp (Par_SubOp $x, $y)), (Par_SubOp (Par_DecOp $x), $y)>;

#endif // PARITY_PATTERNS
