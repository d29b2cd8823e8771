//! Canonicalizations of `index`.

use rtblgen_runtime::{Builder, CanonicalizeMethod, NoMatch, OpState, PatternRewriter, TypedOp};

use super::{AddOp, AndOp, CmpOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, SubOp, XOrOp};

/// `(x op c1) op c2` is `x op (c1 op c2)`, if the constants fold.
fn reassociate<T: TypedOp>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = op.op();
    let (lhs, rhs) = (own.operand(rewriter, 0), own.operand(rewriter, 1));
    rewriter.match_constant(rhs).ok_or(NoMatch)?;
    let inner = rewriter.defining_op::<T>(lhs).ok_or(NoMatch)?.op();
    let (value, constant) = (inner.operand(rewriter, 0), inner.operand(rewriter, 1));
    rewriter.match_constant(constant).ok_or(NoMatch)?;
    let ty = own.result(rewriter, 0).ty(rewriter);
    let state = OpState::new(T::DEFINITION, own.location(rewriter)).result(ty);
    let folded = rewriter.create_or_fold(state.clone().operands([rhs, constant]));
    let &[folded] = folded.as_slice() else { return Err(NoMatch) };
    if let Some(unfolded) = rewriter.defining_op::<T>(folded) {
        rewriter.erase_op(unfolded);
        return Err(NoMatch);
    }
    rewriter.replace_op_with_state(own, state.operands([value, folded]));
    Ok(())
}

macro_rules! associative {
    ($($op:ident)*) => {$(
        impl CanonicalizeMethod for $op {
            fn canonicalize(self, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
                reassociate(self, rewriter)
            }
        }
    )*};
}

associative! { AddOp MulOp MaxSOp MaxUOp MinSOp MinUOp AndOp OrOp XOrOp }

impl CanonicalizeMethod for CmpOp {
    /// `x - y < 0` is `x < y`, and `0 < x - y` is `y < x`; the same for all relations, as MLIR has it.
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
        let (lhs, rhs) = (self.lhs(rewriter), self.rhs(rewriter));
        let (lhs, rhs) = if rewriter.is_constant_zero(rhs) {
            let difference = rewriter.defining_op::<SubOp>(lhs).ok_or(NoMatch)?;
            (difference.lhs(rewriter), difference.rhs(rewriter))
        } else if rewriter.is_constant_zero(lhs) {
            let difference = rewriter.defining_op::<SubOp>(rhs).ok_or(NoMatch)?;
            (difference.rhs(rewriter), difference.lhs(rewriter))
        } else {
            return Err(NoMatch);
        };
        let (location, predicate) = (self.location(rewriter), self.pred(rewriter));
        let compared = CmpOp::build(rewriter, location, predicate, lhs, rhs);
        let result = compared.result(rewriter);
        rewriter.replace_op(self, [result]);
        Ok(())
    }
}
