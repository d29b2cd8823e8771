//! Floating point arithmetic of `arith`.

use rtblgen_dialects::arith::{
    AddFOp, CmpFOp, CmpFPredicate, DivFOp, FastMathFlags, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp,
    MulFOp, NegFOp, RemFOp, SubFOp,
};
use rtblgen_runtime::constants::Float;
use std::cmp::Ordering;

use crate::elementwise::{Computed, binary, computed, unary};

/// Returns a result, or poison for NaN or infinity if the flags exclude them.
pub(super) fn fast(flags: FastMathFlags, operands: &[Float], result: Float) -> Computed {
    let mut all = operands.iter().chain(std::iter::once(&result));
    let is_poison = all.any(|float| {
        flags.contains(FastMathFlags::NNAN) && float.is_nan()
            || flags.contains(FastMathFlags::NINF) && float.is_infinite()
    });
    Ok((!is_poison).then_some(result.into()))
}

/// Whether a relation of floating point numbers holds.
fn compare(predicate: CmpFPredicate, order: Option<Ordering>) -> bool {
    use CmpFPredicate as P;
    let (is_unordered, less, equal, greater) = match order {
        None => (true, false, false, false),
        Some(order) => (false, order.is_lt(), order.is_eq(), order.is_gt()),
    };
    match predicate {
        P::AlwaysFalse => false,
        P::AlwaysTrue => true,
        P::ORD => !is_unordered,
        P::UNO => is_unordered,
        P::OEQ => equal,
        P::OGT => greater,
        P::OGE => greater || equal,
        P::OLT => less,
        P::OLE => less || equal,
        P::ONE => less || greater,
        P::UEQ => is_unordered || equal,
        P::UGT => is_unordered || greater,
        P::UGE => is_unordered || greater || equal,
        P::ULT => is_unordered || less,
        P::ULE => is_unordered || less || equal,
        P::UNE => is_unordered || less || greater,
    }
}

macro_rules! binary_floats {
    ($($op:ident => $function:expr;)*) => {
        evaluators! {
            $($op => |op, step| {
                let flags = op.fastmath(step.ir());
                let function: fn(Float, Float) -> Float = $function;
                binary(step, |a, b| fast(flags, &[a, b], function(a, b)))
            };)*
            NegFOp => |op, step| {
                let flags = op.fastmath(step.ir());
                unary(step, |a: Float| fast(flags, &[a], -a))
            };
            CmpFOp => |op, step| {
                let (flags, predicate) = (op.fastmath(step.ir()), op.predicate(step.ir()));
                binary(step, |a: Float, b: Float| {
                    let holds = compare(predicate, a.compare(b));
                    match fast(flags, &[a, b], a)? {
                        Some(_) => computed(holds),
                        None => Ok(None),
                    }
                })
            };
        }
    };
}

binary_floats! {
    AddFOp => |a, b| a + b;
    SubFOp => |a, b| a - b;
    MulFOp => |a, b| a * b;
    DivFOp => |a, b| a / b;
    RemFOp => |a, b| a % b;
    MaximumFOp => Float::maximum;
    MinimumFOp => Float::minimum;
    MaxNumFOp => Float::max_num;
    MinNumFOp => Float::min_num;
}
