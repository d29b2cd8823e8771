// Canonicalizations of `arith`. The functions of the snippets are in `canonicalize.rs`.

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def ZeroLike : NativeCodeCall<"zero_like($_builder, $0)">;
def AddIntAttrs : NativeCodeCall<"of_integers($0, $1, Int::wrapping_add)">;
def SubIntAttrs : NativeCodeCall<"of_integers($0, $1, Int::wrapping_sub)">;
def MulIntAttrs : NativeCodeCall<"of_integers($0, $1, Int::wrapping_mul)">;
// The flags that both have.
def MergeOverflow : NativeCodeCall<"merge_overflow($0, $1)">;
// The flags that both have, without those by which the new constant wraps: the others say nothing of it.
def MergeSum
    : NativeCodeCall<"merge_overflow_of($0, $1, $2, $3, Int::wrapping_add)">;
def MergeDifference
    : NativeCodeCall<"merge_overflow_of($0, $1, $2, $3, Int::wrapping_sub)">;
def MergeProduct
    : NativeCodeCall<"merge_overflow_of($0, $1, $2, $3, Int::wrapping_mul)">;
defvar NoOverflow = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;

def IsAllOnes : Constraint<CPred<"is_all_ones($0)">>;
def IsPositiveOne : Constraint<CPred<"is_positive_one($0)">>;
def HaveSameType : Constraint<CPred<"$0.ty() == $1.ty()">>;
def HasTypeOf : Constraint<CPred<"$0.own_type() == $1.ty()">>;
def HasZero : Constraint<CPred<"has_zero($0.ty())">>;
def IsUnused : Constraint<CPred<"$0.use_empty()">>;
def IsEquality : Constraint<CPred<"is_equality($0)">>;
def IsAbsent : Constraint<CPred<"$0.is_none()">, "default rounding mode">;

//===- Sums and differences -----------------------------------------------===//

// (x + c0) + c1 = x + (c0 + c1)
def AddIAddConstant
    : Pat<
      (Arith_AddIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $f0),
                    (ConstantLikeMatcher APIntAttr:$c1), $f1),
      (Arith_AddIOp $x, (Arith_ConstantOp (AddIntAttrs $c0, $c1)),
                    (MergeSum $f0, $f1, $c0, $c1))>;

// (x - c0) + c1 = x + (c1 - c0)
def AddISubConstantRHS
    : Pat<
      (Arith_AddIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $f0),
                    (ConstantLikeMatcher APIntAttr:$c1), $f1),
      (Arith_AddIOp $x, (Arith_ConstantOp (SubIntAttrs $c1, $c0)),
                    (MergeDifference $f0, $f1, $c1, $c0))>;

// (c0 - x) + c1 = (c0 + c1) - x
def AddISubConstantLHS
    : Pat<
      (Arith_AddIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c0), $x, $f0),
                    (ConstantLikeMatcher APIntAttr:$c1), $f1),
      (Arith_SubIOp (Arith_ConstantOp (AddIntAttrs $c0, $c1)), $x,
                    (MergeSum $f0, $f1, $c0, $c1))>;

// x + y * -1 = x - y
def AddIMulNegativeOneRhs
    : Pat<(Arith_AddIOp $x, (Arith_MulIOp $y, (ConstantLikeMatcher AnyAttr:$c0),
                                          $_), $_),
          (Arith_SubIOp $x, $y, NoOverflow), [(IsAllOnes $c0)]>;

// x * -1 + y = y - x
def AddIMulNegativeOneLhs
    : Pat<(Arith_AddIOp (Arith_MulIOp $x, (ConstantLikeMatcher AnyAttr:$c0),
                                      $_), $y, $_),
          (Arith_SubIOp $y, $x, NoOverflow), [(IsAllOnes $c0)]>;

// Without the carry, a sum is a sum.
def AddUIExtendedToAddI
    : Pattern<(Arith_AddUIExtendedOp:$res $x, $y),
              [(Arith_AddIOp $x, $y, NoOverflow), (replaceWithValue $x)],
              [(IsUnused $res__1)]>;

// (x + c0) - c1 = x + (c0 - c1)
def SubIRHSAddConstant
    : Pat<
      (Arith_SubIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $_),
                    (ConstantLikeMatcher APIntAttr:$c1), $_),
      (Arith_AddIOp $x, (Arith_ConstantOp (SubIntAttrs $c0, $c1)), NoOverflow)>;

// c1 - (x + c0) = (c1 - c0) - x
def SubILHSAddConstant
    : Pat<(Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c1),
                        (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$c0),
                                      $f0), $f1),
          (Arith_SubIOp (Arith_ConstantOp (SubIntAttrs $c1, $c0)), $x,
                        (MergeDifference $f0, $f1, $c1, $c0))>;

// (x - c0) - c1 = x - (c0 + c1)
def SubIRHSSubConstantRHS
    : Pat<
      (Arith_SubIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $f0),
                    (ConstantLikeMatcher APIntAttr:$c1), $f1),
      (Arith_SubIOp $x, (Arith_ConstantOp (AddIntAttrs $c0, $c1)),
                    (MergeSum $f0, $f1, $c0, $c1))>;

// (c0 - x) - c1 = (c0 - c1) - x
def SubIRHSSubConstantLHS
    : Pat<
      (Arith_SubIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c0), $x, $f0),
                    (ConstantLikeMatcher APIntAttr:$c1), $f1),
      (Arith_SubIOp (Arith_ConstantOp (SubIntAttrs $c0, $c1)), $x,
                    (MergeDifference $f0, $f1, $c0, $c1))>;

// c1 - (x - c0) = (c0 + c1) - x
def SubILHSSubConstantRHS
    : Pat<(Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c1),
                        (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$c0),
                                      $f0), $f1),
          (Arith_SubIOp (Arith_ConstantOp (AddIntAttrs $c0, $c1)), $x,
                        (MergeSum $f0, $f1, $c0, $c1))>;

// c1 - (c0 - x) = x + (c1 - c0)
def SubILHSSubConstantLHS
    : Pat<(Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c1),
                        (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c0), $x,
                                      $f0), $f1),
          (Arith_AddIOp $x, (Arith_ConstantOp (SubIntAttrs $c1, $c0)),
                        (MergeDifference $f0, $f1, $c1, $c0))>;

// (x - y) - x = 0 - y; a type of unknown shape has no constants.
def SubISubILHSRHSLHS
    : Pat<(Arith_SubIOp (Arith_SubIOp $x, $y, $f0), $x, $f1),
          (Arith_SubIOp (Arith_ConstantOp (ZeroLike $y)), $y,
                        (MergeOverflow $f0, $f1)), [(HasZero $y)]>;

//===- Products -----------------------------------------------------------===//

// (x * c0) * c1 = x * (c0 * c1)
def MulIMulIConstant
    : Pat<(Arith_MulIOp:$res
        (Arith_MulIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $f0),
        (ConstantLikeMatcher APIntAttr:$c1), $f1),
          (Arith_MulIOp $x, (Arith_ConstantOp (MulIntAttrs $c0, $c1)),
                        (MergeProduct $f0, $f1, $c0, $c1)),
          [(HasTypeOf $c0, $res), (HasTypeOf $c1, $res)]>;

// Without the high half, a product is a product.
def MulSIExtendedToMulI
    : Pattern<(Arith_MulSIExtendedOp:$res $x, $y),
              [(Arith_MulIOp $x, $y, NoOverflow), (replaceWithValue $x)],
              [(IsUnused $res__1)]>;
def MulUIExtendedToMulI
    : Pattern<(Arith_MulUIExtendedOp:$res $x, $y),
              [(Arith_MulIOp $x, $y, NoOverflow), (replaceWithValue $x)],
              [(IsUnused $res__1)]>;

// The high half of x * 1 is the sign of x. An index cannot be extended.
def IsNoIndex : Constraint<CPred<"!$0.ty().element_type_or_self().is_index()">>;
def MulSIExtendedRHSOne
    : Pattern<(Arith_MulSIExtendedOp $x, (ConstantLikeMatcher AnyAttr:$c1)),
              [(replaceWithValue $x),
               (Arith_ExtSIOp (Arith_CmpIOp
                   ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x,
                   (Arith_ConstantOp (ZeroLike $x))))],
              [(IsPositiveOne $c1), (IsNoIndex $x)]>;

// -x * -y = x * y
def MulFOfNegF
    : Pat<(Arith_MulFOp (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $flags),
          (Arith_MulFOp $x, $y, $flags), [(HaveSameType $x, $y)]>;
// -x / -y = x / y
def DivFOfNegF
    : Pat<(Arith_DivFOp (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $flags),
          (Arith_DivFOp $x, $y, $flags), [(HaveSameType $x, $y)]>;

//===- Bits ---------------------------------------------------------------===//

// not (a < b) = a >= b
def InvertPredicate : NativeCodeCall<"inverted($0)">;
def XOrINotCmpI
    : Pat<(Arith_XOrIOp (Arith_CmpIOp $pred, $a, $b),
                        (ConstantLikeMatcher ConstantAttr<I1Attr, "1">)),
          (Arith_CmpIOp (InvertPredicate $pred), $a, $b)>;

// A bit operation of extended integers is an extended bit operation.
multiclass BitsOfExtensions<Op Own> {
  def OfExtUI : Pat<(Own (Arith_ExtUIOp $x), (Arith_ExtUIOp $y)),
                    (Arith_ExtUIOp (Own $x, $y)),
                    [(HaveSameType $x, $y)]>;
  def OfExtSI : Pat<(Own (Arith_ExtSIOp $x), (Arith_ExtSIOp $y)),
                    (Arith_ExtSIOp (Own $x, $y)),
                    [(HaveSameType $x, $y)]>;
}
defm And : BitsOfExtensions<Arith_AndIOp>;
defm Or : BitsOfExtensions<Arith_OrIOp>;
defm XOrI : BitsOfExtensions<Arith_XOrIOp>;

//===- Comparisons and choices --------------------------------------------===//

// Extended integers are equal if the integers are.
def CmpIExtSI
    : Pat<(Arith_CmpIOp $pred, (Arith_ExtSIOp $a), (Arith_ExtSIOp $b)),
          (Arith_CmpIOp $pred, $a, $b),
          [(HaveSameType $a, $b), (IsEquality $pred)]>;
def CmpIExtUI
    : Pat<(Arith_CmpIOp $pred, (Arith_ExtUIOp $a), (Arith_ExtUIOp $b)),
          (Arith_CmpIOp $pred, $a, $b),
          [(HaveSameType $a, $b), (IsEquality $pred)]>;

// select (not x), a, b = select x, b, a
def SelectNotCond
    : Pat<(SelectOp (Arith_XOrIOp $pred, (ConstantLikeMatcher APIntAttr:$ones)),
                    $a, $b),
          (SelectOp $pred, $b, $a), [(IsAllOnes $ones)]>;
// A choice inside a choice by the same condition is made.
def RedundantSelectTrue
    : Pat<(SelectOp $pred, (SelectOp $pred, $a, $_), $c),
          (SelectOp $pred, $a, $c)>;
def RedundantSelectFalse
    : Pat<(SelectOp $pred, $a, (SelectOp $pred, $_, $c)),
          (SelectOp $pred, $a, $c)>;
// select x, false, true = not x
def SelectI1ToNot
    : Pat<(SelectOp $pred, (ConstantLikeMatcher ConstantAttr<I1Attr, "0">),
                    (ConstantLikeMatcher ConstantAttr<I1Attr, "1">)),
          (Arith_XOrIOp $pred, (Arith_ConstantOp ConstantAttr<I1Attr, "1">))>;

//===- Conversions --------------------------------------------------------===//

// There and back again, through a type that has all the bits. An index has 64.
def HasBitsOf : Constraint<CPred<"has_bits_of($0.ty(), $1.ty())">>;
def IndexCastOfIndexCast
    : Pat<(Arith_IndexCastOp:$res (Arith_IndexCastOp:$middle $x)),
          (replaceWithValue $x),
          [(HaveSameType $res, $x), (HasBitsOf $middle, $x)]>;
def IndexCastUIOfIndexCastUI
    : Pat<(Arith_IndexCastUIOp:$res (Arith_IndexCastUIOp:$middle $x)),
          (replaceWithValue $x),
          [(HaveSameType $res, $x), (HasBitsOf $middle, $x)]>;
// One conversion in place of two.
def IndexCastOfExtSI : Pat<(Arith_IndexCastOp (Arith_ExtSIOp $x)),
                           (Arith_IndexCastOp $x)>;
def IndexCastUIOfExtUI : Pat<(Arith_IndexCastUIOp (Arith_ExtUIOp $x)),
                             (Arith_IndexCastUIOp $x)>;
def BitcastOfBitcast : Pat<(Arith_BitcastOp (Arith_BitcastOp $x)),
                           (Arith_BitcastOp $x)>;
def ExtSIOfExtUI : Pat<(Arith_ExtSIOp (Arith_ExtUIOp $x)), (Arith_ExtUIOp $x)>;

// Only some of the bits that an extension adds are cut.
def IsWider : Constraint<CPred<"is_wider($0.ty(), $1.ty())">>;
def TruncIExtSIToExtSI
    : Pat<(Arith_TruncIOp:$res (Arith_ExtSIOp:$ext $x), $_), (Arith_ExtSIOp $x),
          [(IsWider $ext, $res), (IsWider $res, $x)]>;
def TruncIExtUIToExtUI
    : Pat<(Arith_TruncIOp:$res (Arith_ExtUIOp:$ext $x), $_), (Arith_ExtUIOp $x),
          [(IsWider $ext, $res), (IsWider $res, $x)]>;

// All bits that the shift adds are cut, so they may be zeros.
def AreShiftedBitsCut
    : Constraint<CPred<"are_shifted_bits_cut($0.ty(), $1.ty(), $2)">>;
def TruncIShrSIToTrunciShrUI
    : Pat<(Arith_TruncIOp:$res (Arith_ShRSIOp
        $x, (ConstantLikeMatcher TypedAttrInterface:$c0), $exact), $flags),
          (Arith_TruncIOp (Arith_ShRUIOp $x, (Arith_ConstantOp $c0), $exact),
                          $flags),
          [(AreShiftedBitsCut $x, $res, $c0)]>;

// An integer is rounded once.
def TruncFSIToFPToSIToFP
    : Pat<(Arith_TruncFOp (Arith_SIToFPOp $x), $rounding, $_),
          (Arith_SIToFPOp $x), [(IsAbsent $rounding)]>;
def TruncFUIToFPToUIToFP
    : Pat<(Arith_TruncFOp (Arith_UIToFPOp $x), $rounding, $_),
          (Arith_UIToFPOp $x), [(IsAbsent $rounding)]>;
