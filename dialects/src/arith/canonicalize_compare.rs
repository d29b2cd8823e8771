//! Comparisons of converted integers with constants compare the integers.

use rtblgen_runtime::constants::{Float, Int};
use rtblgen_runtime::{
    Builder, Canonicalize, FloatAttr, NoMatch, PatternRewriter, RewritePatternSet, Type, TypedOp, Value,
};

use super::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp, SIToFPOp, UIToFPOp};

impl Canonicalize for CmpFOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("CmpFIntToFPConst", compare_integers_instead);
    }
}

/// The replacement of the comparison.
enum Answer {
    Always(bool),
    Compare(CmpIPredicate, Int),
}

/// An integer that was converted, and how.
struct Converted<'c> {
    value: Value,
    ty: Type<'c>,
    width: u32,
    is_signed: bool,
}

fn converted<'c>(rewriter: &PatternRewriter<'_, 'c>, value: Value) -> Option<Converted<'c>> {
    let signed = rewriter.defining_op::<SIToFPOp>(value).map(|op| op.r#in(rewriter));
    let unsigned = rewriter.defining_op::<UIToFPOp>(value).map(|op| op.r#in(rewriter));
    let source = signed.or(unsigned)?;
    let ty = source.ty(rewriter);
    let width = ty.int_or_float_bit_width().filter(|width| !ty.is_shaped() && *width <= Int::MAX_WIDTH)?;
    Some(Converted { value: source, ty, width, is_signed: signed.is_some() })
}

fn compare_integers_instead(op: CmpFOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let constant: FloatAttr<'_> = rewriter.match_constant_as(op.rhs(rewriter)).ok_or(NoMatch)?;
    let kind = constant.ty().float_kind().ok_or(NoMatch)?;
    let rhs = Float::from_bits(kind, constant.bits());
    let own = converted(rewriter, op.lhs(rewriter)).ok_or(NoMatch)?;
    let answer = answer(op.predicate(rewriter), &own, rhs).ok_or(NoMatch)?;
    let (location, context) = (op.location(rewriter), rewriter.context());
    let result = match answer {
        Answer::Always(value) => {
            ConstantOp::build(rewriter, location, context.bool_attr(value)).result(rewriter)
        }
        Answer::Compare(predicate, number) => {
            let number = ConstantOp::of_integer(rewriter, location, own.ty, number.signed());
            CmpIOp::build(rewriter, location, predicate, own.value, number).result(rewriter)
        }
    };
    rewriter.replace_op(op, [result]);
    Ok(())
}

/// `None` where the conversion may change the relation.
fn answer(predicate: CmpFPredicate, own: &Converted<'_>, rhs: Float) -> Option<Answer> {
    if rhs.is_nan() || loses_relation(own, rhs) {
        return None;
    }
    let predicate = match predicate {
        CmpFPredicate::ORD => return Some(Answer::Always(true)),
        CmpFPredicate::UNO => return Some(Answer::Always(false)),
        other => integer_predicate(other, own.is_signed)?,
    };
    let of = |number: Int| Float::from_int(rhs.kind(), number, own.is_signed);
    let any = Int::new(own.width, 0);
    let (largest, least) = match own.is_signed {
        true => (any.signed_max(), any.signed_min()),
        false => (any.all_ones(), any),
    };
    use CmpIPredicate as P;
    if of(largest)?.compare(rhs)?.is_lt() {
        return Some(Answer::Always(matches!(predicate, P::Ne | P::Slt | P::Sle | P::Ult | P::Ule)));
    }
    if of(least)?.compare(rhs)?.is_gt() {
        return Some(Answer::Always(matches!(predicate, P::Ne | P::Sgt | P::Sge | P::Ugt | P::Uge)));
    }
    let number = rhs.to_int(own.width, own.is_signed)?;
    if rhs.is_zero() || of(number)?.compare(rhs)?.is_eq() {
        return Some(Answer::Compare(predicate, number));
    }
    Some(of_fraction(predicate, number, rhs.is_negative()))
}

/// The comparison with a number between two integers; `number` is the one nearer to zero.
fn of_fraction(predicate: CmpIPredicate, number: Int, is_negative: bool) -> Answer {
    use CmpIPredicate as P;
    let new = match (predicate, is_negative) {
        (P::Ne, _) => return Answer::Always(true),
        (P::Eq, _) | (P::Ule | P::Ult, true) => return Answer::Always(false),
        (P::Ugt | P::Uge, true) => return Answer::Always(true),
        (P::Sle | P::Slt, true) => P::Slt,
        (P::Sle | P::Slt, false) => P::Sle,
        (P::Sgt | P::Sge, true) => P::Sge,
        (P::Sgt | P::Sge, false) => P::Sgt,
        (P::Ule | P::Ult, false) => P::Ule,
        (P::Ugt | P::Uge, false) => P::Ugt,
    };
    Answer::Compare(new, number)
}

/// Whether the conversion loses bits that matter for the relation to a number.
fn loses_relation(own: &Converted<'_>, rhs: Float) -> bool {
    let precision = rhs.kind().precision();
    let value_bits = own.width - u32::from(own.is_signed && own.width > 0);
    if own.width <= precision {
        return false;
    }
    if rhs.is_infinite() {
        return rhs.kind().max_exponent() < value_bits as i32;
    }
    let exponent = rhs.exponent();
    exponent.is_some_and(|exponent| precision as i32 <= exponent && exponent <= value_bits as i32)
}

fn integer_predicate(predicate: CmpFPredicate, is_signed: bool) -> Option<CmpIPredicate> {
    use {CmpFPredicate as F, CmpIPredicate as P};
    let of = |signed, unsigned| if is_signed { signed } else { unsigned };
    Some(match predicate {
        F::UEQ | F::OEQ => P::Eq,
        F::UNE | F::ONE => P::Ne,
        F::UGT | F::OGT => of(P::Sgt, P::Ugt),
        F::UGE | F::OGE => of(P::Sge, P::Uge),
        F::ULT | F::OLT => of(P::Slt, P::Ult),
        F::ULE | F::OLE => of(P::Sle, P::Ule),
        F::AlwaysFalse | F::AlwaysTrue | F::ORD | F::UNO => return None,
    })
}
