//! The dialect `units`: quantities with a unit and a width.

use rtblgen_runtime::dialects::func::FuncOp;
use rtblgen_runtime::prelude::*;
use rtblgen_runtime::support::VerifyParameters;
use rtblgen_runtime::{IntegerAttr, MaterializeConstant, external_model};

include_td!("units");

impl<'c> VerifyParameters<'c> for QuantityType<'c> {
    fn verify(_: &'c Context, (unit, width): (&'c str, u32)) -> Result<(), String> {
        if unit.is_empty() {
            return Err("a quantity needs a unit".to_owned());
        }
        if ![32, 64].contains(&width) {
            return Err(format!("a quantity has 32 or 64 bits, not {width}"));
        }
        Ok(())
    }
}

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

impl Fold for AddOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let number = |number: usize| operands[number]?.cast::<IntegerAttr<'_>>()?.as_i64();
        match (number(0), number(1)) {
            (Some(a), Some(b)) => ir.context().i64_attr(a.wrapping_add(b)).into(),
            (_, Some(0)) => self.lhs(ir).into(),
            _ => FoldOutcome::NotFolded,
        }
    }
}

impl Verify for ScaleOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (input, result) = (self.input(ir).ty(ir), self.result(ir).ty(ir));
        if input.unit() != result.unit() {
            return Err(VerifyError::new(format!("cannot turn '{}' into '{}'", input.unit(), result.unit())));
        }
        Ok(())
    }
}

impl Costed for AddOp {
    fn cycles(self, _: &Ir<'_>) -> i64 {
        1
    }
}

impl Costed for ScaleOp {
    fn cycles(self, ir: &Ir<'_>) -> i64 {
        if self.rounding(ir) == Rounding::Up { 5 } else { 3 }
    }
}

impl MaterializeConstant for UnitsDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        let value = value.cast::<IntegerAttr<'_>>()?.as_i64()?;
        let ty = ty.cast::<QuantityType<'_>>()?;
        Some(ConstantOp::build(builder, location, ty, value).op())
    }
}

external_model! {
    /// The cost of a function itself, without the operations in it.
    pub CostedFunc for FuncOp
}

impl Costed for CostedFunc {
    fn cycles(self, _: &Ir<'_>) -> i64 {
        2
    }
}

/// Attaches the interface `Costed` to `func.func`, an operation of another dialect.
pub fn attach_costs(context: &Context) {
    DynCosted::attach::<CostedFunc>(context);
}

/// Rewrites `scale(scale(x, a), b)` to `scale(x, a * b)`.
struct ScaleScale;

impl<'c> RewritePattern<'c> for ScaleScale {
    type Root = ScaleOp;

    fn match_and_rewrite(
        &self,
        outer: ScaleOp,
        rewriter: &mut PatternRewriter<'_, 'c>,
    ) -> Result<(), NoMatch> {
        let ir = rewriter.ir();
        let inner: ScaleOp = ir.defining_op(outer.input(ir)).ok_or(NoMatch)?;
        if inner.rounding(ir) != outer.rounding(ir) {
            return Err(rewriter.match_failure(outer, || "different rounding".to_owned()));
        }
        let factor = inner.factor(ir).checked_mul(outer.factor(ir)).ok_or(NoMatch)?;
        let (input, ty, rounding) = (inner.input(ir), outer.result(ir).ty(ir), outer.rounding(ir));
        rewriter.replace_op_with_new(outer, |rewriter, location| {
            ScaleOp::build_with(rewriter, location, ty, input, factor, Some(rounding))
        });
        Ok(())
    }
}

impl Canonicalize for ScaleOp {
    fn canonicalization_patterns<'c>(patterns: &mut RewritePatternSet<'c>) {
        patterns.add(ScaleScale);
    }
}
