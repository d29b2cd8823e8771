//! The dialect of the guides: a type, an interface, folders, a verifier, a pattern by hand, a pass with an analysis.

use rtblgen_runtime::dialects::func::FuncOp;
use rtblgen_runtime::pass::{Analysis, Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::{
    Attribute, Builder, Canonicalize, Context, Fold, FoldOutcome, IntegerAttr, Ir, Location,
    MaterializeConstant, NoMatch, Op, PatternRewriter, RewritePattern, RewritePatternSet, Type, TypedOp,
    Verify, VerifyError, VerifyResult, external_model, include_td, support,
};

include_td!("money");

impl<'c> support::VerifyParameters<'c> for AmountType<'c> {
    fn verify(_: &'c Context, (currency,): (&'c str,)) -> Result<(), String> {
        if currency.len() == 3 { Ok(()) } else { Err(format!("'{currency}' is no currency")) }
    }
}

impl MaterializeConstant for MoneyDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        let cents = value.cast::<IntegerAttr<'_>>()?.as_i64()?;
        Some(ConstantOp::build(builder, location, ty, cents).op())
    }
}

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.cents_attr(ir).into()
    }
}

impl Fold for AddOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let number = |number: usize| operands[number]?.cast::<IntegerAttr<'_>>()?.as_i64();
        match (number(0), number(1)) {
            (Some(a), Some(b)) => ir.context().i64_attr(a + b).into(),
            (_, Some(0)) => self.lhs(ir).into(),
            _ => FoldOutcome::NotFolded,
        }
    }
}

impl Verify for PayOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.fee(ir) < 0 {
            return Err(VerifyError::new(format!(
                "has a negative fee for {}",
                self.amount(ir).ty(ir).currency()
            )));
        }
        Ok(())
    }
}

impl Priced for ConstantOp {
    fn price(self, ir: &Ir<'_>) -> i64 {
        self.cents(ir)
    }
}

impl Priced for PayOp {
    fn price(self, ir: &Ir<'_>) -> i64 {
        self.fee(ir)
    }
}

external_model! {
    /// A function costs one cent.
    pub PricedFunc for FuncOp
}

impl Priced for PricedFunc {
    fn price(self, _: &Ir<'_>) -> i64 {
        1
    }
}

/// Gives functions a price.
pub fn attach_prices(context: &Context) {
    DynPriced::attach::<PricedFunc>(context);
}

/// (x + constant) + constant: the constants first.
struct AddAssociates;

impl<'c> RewritePattern<'c> for AddAssociates {
    type Root = AddOp;

    fn match_and_rewrite(&self, add: AddOp, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        let ir = rewriter.ir();
        let inner: AddOp = ir.defining_op(add.lhs(ir)).ok_or(NoMatch)?;
        if ir.match_constant_int(add.rhs(ir)).is_none() || ir.match_constant_int(inner.rhs(ir)).is_none() {
            return Err(rewriter.match_failure(add, || "needs two constants".to_owned()));
        }
        let (x, a, b) = (inner.lhs(ir), inner.rhs(ir), add.rhs(ir));
        rewriter.replace_op_with_new(add, |rewriter, location| {
            let constants = AddOp::build(rewriter, location, a, b);
            let sum = constants.sum(rewriter);
            AddOp::build(rewriter, location, x, sum)
        });
        Ok(())
    }
}

impl Canonicalize for AddOp {
    fn canonicalization_patterns<'c>(patterns: &mut RewritePatternSet<'c>) {
        patterns.add(AddAssociates);
    }
}

/// The sum of all prices.
struct Total(i64);

impl Analysis for Total {
    const NAME: &'static str = "Total";
    fn compute(ir: &Ir<'_>, op: Op) -> Self {
        Total(op.pre_order(ir).filter_map(|op| DynPriced::cast(ir, op)).map(|priced| priced.price(ir)).sum())
    }
}

/// Writes the sum of all prices of a function into an attribute of it.
pub struct ShowTotal;

impl Pass for ShowTotal {
    fn argument(&self) -> &'static str {
        "show-total"
    }
    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op("func.func")
    }
    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let total = state.analysis::<Total>(ir).0;
        ir.set_attribute(op, "money.total", ir.context().i64_attr(total));
        state.preserve::<Total>();
        Ok(())
    }
}
