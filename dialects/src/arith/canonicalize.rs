//! Canonicalizations: the patterns of `canonicalize.td`, and the functions that their snippets call.

use rtblgen_runtime::constants::{Element, Int, splat, zero};
use rtblgen_runtime::{
    Attribute, Builder, Canonicalize, IntegerAttr, NoMatch, PatternRewriter, RewritePatternSet, Type,
    TypedOp, Value,
};

use super::types::element_width;
use super::{
    AddIOp, AddUIExtendedOp, AndIOp, BitcastOp, CmpIOp, CmpIPredicate, CmpIPredicateAttr, ConstantOp, DivFOp,
    ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, IntegerOverflowFlags, IntegerOverflowFlagsAttr, MulFOp,
    MulIOp, MulSIExtendedOp, MulUIExtendedOp, OrIOp, SelectOp, SubIOp, TruncFOp, TruncIOp, XOrIOp,
};

/// The generated patterns.
mod generated {
    #![allow(missing_docs, dead_code, unused_imports)]
    use super::*;
    rtblgen_runtime::include_td!("arith_canonicalize");
}

use generated as patterns;

/// Whether a type has a zero: those of unknown shape have no constants.
fn has_zero(ty: Type<'_>) -> bool {
    zero(ty).is_some()
}

/// Zero of the type of a value. The pattern must have tested the type with [`has_zero`], or a constant must have it.
fn zero_like<'c>(rewriter: &PatternRewriter<'_, 'c>, value: Value) -> Attribute<'c> {
    zero(value.ty(rewriter)).expect("arithmetic on values of static shape")
}

/// The result of a function on the values of two integer attributes.
fn of_integers<'c>(lhs: Attribute<'c>, rhs: Attribute<'c>, function: fn(Int, Int) -> Int) -> Attribute<'c> {
    let result = Int::of_attribute(lhs).zip(Int::of_attribute(rhs)).map(|(lhs, rhs)| function(lhs, rhs));
    let ty = lhs.own_type();
    result.and_then(|result| result.to_attribute(ty)).unwrap_or(lhs)
}

/// The flags that two attributes share.
fn merge_overflow<'c>(lhs: Attribute<'c>, rhs: Attribute<'c>) -> Attribute<'c> {
    let flags = |attribute: Attribute<'c>| {
        attribute.cast().map_or(IntegerOverflowFlags::NONE, IntegerOverflowFlagsAttr::value)
    };
    IntegerOverflowFlagsAttr::get(lhs.context(), flags(lhs) & flags(rhs)).into()
}

/// Extends a number to a width.
type Extend = fn(Int, u32) -> Int;

/// The flags that two attributes share, without those for whose kind of number a function of two constants wraps.
///
/// If `(x + c0) + c1` does not wrap, `x + (c0 + c1)` is a number of the type, computed without bounds. The
/// flags of one addition state the same only if `c0 + c1` is a number of the type too.
fn merge_overflow_of<'c>(
    lhs: Attribute<'c>,
    rhs: Attribute<'c>,
    c0: Attribute<'c>,
    c1: Attribute<'c>,
    function: fn(Int, Int) -> Int,
) -> Attribute<'c> {
    let shared = merge_overflow(lhs, rhs);
    let flags = shared.cast().map_or(IntegerOverflowFlags::NONE, IntegerOverflowFlagsAttr::value);
    let constants = Int::of_attribute(c0).zip(Int::of_attribute(c1));
    // Twice the width has room for every sum, difference and product.
    let is_exact = |(c0, c1): (Int, Int), extend: Extend| {
        let wide = 2 * c0.width();
        wide <= Int::MAX_WIDTH && {
            let exact = function(extend(c0, wide), extend(c1, wide));
            extend(exact.zero_extend(c0.width()), wide) == exact
        }
    };
    let kinds: [(_, Extend); 2] =
        [(IntegerOverflowFlags::NSW, Int::sign_extend), (IntegerOverflowFlags::NUW, Int::zero_extend)];
    let kept = kinds.into_iter().filter(|(_, extend)| constants.is_some_and(|own| is_exact(own, *extend)));
    let kept = kept.fold(IntegerOverflowFlags::NONE, |kept, (flag, _)| kept | flags & flag);
    IntegerOverflowFlagsAttr::get(shared.context(), kept).into()
}

/// Whether a type has at least as many bits as another one.
fn has_bits_of(ty: Type<'_>, other: Type<'_>) -> bool {
    let width = |ty: Type<'_>| element_width(ty).unwrap_or(64);
    width(ty) >= width(other)
}

fn is_all_ones(constant: Attribute<'_>) -> bool {
    splat(constant).is_some_and(Int::is_all_ones)
}

fn is_positive_one(constant: Attribute<'_>) -> bool {
    splat(constant).is_some_and(|number: Int| number.is_one() && !number.is_negative())
}

fn is_equality(predicate: Attribute<'_>) -> bool {
    matches!(predicate.cast().map(CmpIPredicateAttr::value), Some(CmpIPredicate::Eq | CmpIPredicate::Ne))
}

fn inverted(predicate: Attribute<'_>) -> Attribute<'_> {
    let own = predicate.cast().map(CmpIPredicateAttr::value);
    own.map_or(predicate, |own| CmpIPredicateAttr::get(predicate.context(), own.inverted()).into())
}

/// Whether one type has more bits than another, which has some.
fn is_wider(wide: Type<'_>, narrow: Type<'_>) -> bool {
    element_width(narrow).is_some_and(|narrow| element_width(wide).is_some_and(|wide| wide > narrow))
}

/// Whether as many bits are cut as a shift adds.
fn are_shifted_bits_cut(wide: Type<'_>, narrow: Type<'_>, distance: Attribute<'_>) -> bool {
    let cut = element_width(wide).zip(element_width(narrow)).map(|(wide, narrow)| u128::from(wide - narrow));
    splat(distance).is_some_and(|distance: Int| Some(distance.unsigned()) == cut)
}

macro_rules! canonicalize {
    ($($op:ident: $($pattern:ident)*;)*) => {$(
        impl Canonicalize for $op {
            fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
                patterns$(.add(patterns::$pattern))*;
            }
        }
    )*};
}

canonicalize! {
    AddIOp: AddIAddConstant AddISubConstantRHS AddISubConstantLHS AddIMulNegativeOneRhs AddIMulNegativeOneLhs;
    AddUIExtendedOp: AddUIExtendedToAddI;
    SubIOp: SubIRHSAddConstant SubILHSAddConstant SubIRHSSubConstantRHS SubIRHSSubConstantLHS SubILHSSubConstantRHS
        SubILHSSubConstantLHS SubISubILHSRHSLHS;
    MulIOp: MulIMulIConstant;
    MulSIExtendedOp: MulSIExtendedToMulI MulSIExtendedRHSOne;
    MulUIExtendedOp: MulUIExtendedToMulI;
    XOrIOp: XOrINotCmpI XOrIOfExtUI XOrIOfExtSI;
    AndIOp: AndOfExtUI AndOfExtSI;
    OrIOp: OrOfExtUI OrOfExtSI;
    MulFOp: MulFOfNegF;
    DivFOp: DivFOfNegF;
    ExtSIOp: ExtSIOfExtUI;
    TruncIOp: TruncIExtSIToExtSI TruncIExtUIToExtUI TruncIShrSIToTrunciShrUI;
    TruncFOp: TruncFSIToFPToSIToFP TruncFUIToFPToUIToFP;
    IndexCastOp: IndexCastOfIndexCast IndexCastOfExtSI;
    IndexCastUIOp: IndexCastUIOfIndexCastUI IndexCastUIOfExtUI;
    BitcastOp: BitcastOfBitcast;
    CmpIOp: CmpIExtSI CmpIExtUI;
}

impl Canonicalize for SelectOp {
    fn canonicalization_patterns(set: &mut RewritePatternSet<'_>) {
        set.add(patterns::RedundantSelectFalse)
            .add(patterns::RedundantSelectTrue)
            .add(patterns::SelectNotCond)
            .add(patterns::SelectI1ToNot)
            .add_fn("SelectToExtUI", select_to_extension);
    }
}

/// A choice between 1 and 0 is an extension, and between 0 and 1 one of the inverted condition.
fn select_to_extension(op: SelectOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (condition, ty, location) =
        (op.condition(rewriter), op.result(rewriter).ty(rewriter), op.location(rewriter));
    if !ty.is_any_integer() || ty.is_integer(1) {
        return Err(NoMatch);
    }
    let number =
        |value| rewriter.match_constant(value).filter(|own| own.is::<IntegerAttr<'_>>()).and_then(splat);
    let numbers: Option<(Int, Int)> = number(op.true_value(rewriter)).zip(number(op.false_value(rewriter)));
    let (on_true, on_false) = numbers.ok_or(NoMatch)?;
    let bit = match (on_true.is_one(), on_false.is_zero(), on_true.is_zero(), on_false.is_one()) {
        (true, true, ..) => condition,
        (_, _, true, true) => {
            let one = ConstantOp::of_integer(rewriter, location, rewriter.context().i1_type(), 1);
            XOrIOp::build(rewriter, location, condition, one).result(rewriter)
        }
        _ => return Err(NoMatch),
    };
    let extended = ExtUIOp::build(rewriter, location, ty, bit).out(rewriter);
    rewriter.replace_op(op, [extended]);
    Ok(())
}
