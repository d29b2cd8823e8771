//! The `scf` dialect: structured control flow, that is loops and conditions with regions.

mod build;
#[cfg(feature = "tensor")]
mod canonicalize_casts;
mod canonicalize_forall;
mod canonicalize_if;
mod canonicalize_loops;
mod canonicalize_while;
mod forall;
mod inline;
mod regions;
mod text;
mod text_parallel;
mod verify;

use rtblgen_runtime::interfaces::{
    ConditionallySpeculatable, DialectInliner, LoopLikeOpInterface, OpFoldResult, Speculatability,
};
use rtblgen_runtime::{
    Block, DialectRegistry, Fold, FoldEdit, FoldOutcome, InitializeDialect, Ir, Op, OpState, Region, TypedOp,
    Value,
};

use crate::{arith, speculation};
pub(crate) use inline::split_with_arguments;
#[cfg(feature = "affine")]
pub(crate) use text::{parse_assignments, print_assignments};
use text::{parse_switch_cases, print_switch_cases};

rtblgen_runtime::include_td!("scf");

impl ForOp {
    /// The block of the body, whose first argument is the induction variable.
    pub fn body(self, ir: &Ir<'_>) -> Option<Block> {
        self.region(ir).entry(ir)
    }

    /// The value that counts.
    pub fn induction_var(self, ir: &Ir<'_>) -> Option<Value> {
        self.body(ir)?.arguments(ir).next()
    }
}

impl WhileOp {
    /// The terminator of the first region.
    pub fn condition_op(self, ir: &Ir<'_>) -> Option<ConditionOp> {
        ConditionOp::cast(ir, self.before(ir).entry(ir)?.last_op(ir)?)
    }

    /// The terminator of the second region.
    pub fn yield_op(self, ir: &Ir<'_>) -> Option<YieldOp> {
        YieldOp::cast(ir, self.after(ir).entry(ir)?.last_op(ir)?)
    }
}

impl ForallOp {
    /// The number of induction variables.
    pub fn rank(self, ir: &Ir<'_>) -> usize {
        self.static_lower_bound(ir).len()
    }

    /// Whether the loops start at 0 with step 1, so that the text gives the upper bounds only.
    pub fn is_normalized(self, ir: &Ir<'_>) -> bool {
        let are = |list: Option<Vec<OpFoldResult<'_>>>, number| {
            list.is_some_and(|list| list.iter().all(|index| index.constant(ir) == Some(number)))
        };
        are(self.loop_lower_bounds(ir), 0) && are(self.loop_steps(ir), 1)
    }
}

/// The `scf.yield` at the end of a region of one block.
pub(super) fn yield_of(ir: &Ir<'_>, region: Region) -> Option<YieldOp> {
    YieldOp::cast(ir, region.last_block(ir)?.last_op(ir)?)
}

impl Fold for IfOp {
    /// `if !c then a else b` is `if c then b else a`.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<rtblgen_runtime::Attribute<'c>>]) -> FoldOutcome<'c> {
        let negation = ir.defining_op::<arith::XOrIOp>(self.condition(ir));
        match negation.filter(|negation| ir.is_constant_one(negation.rhs(ir))) {
            Some(negation) if !self.else_region(ir).is_empty(ir) => FoldOutcome::InPlace(vec![
                FoldEdit::Operand(0, negation.lhs(ir)),
                FoldEdit::SwapRegions(0, 1),
            ]),
            _ => FoldOutcome::NotFolded,
        }
    }
}

impl ConditionallySpeculatable for ForOp {
    /// A loop of step 1 ends for all bounds; others may not.
    fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
        match ir.is_constant_one(self.step(ir)) {
            true => speculation::of_control(ir, [self.lower_bound(ir), self.upper_bound(ir)].into_iter()),
            false => Speculatability::NotSpeculatable,
        }
    }
}

impl rtblgen_runtime::interfaces::InferTypeOpInterface for IfOp {
    /// The types are those of the values that the first region yields; there are none while it has no terminator.
    fn infer_return_types<'c>(
        ir: &Ir<'c>,
        state: &OpState<'c>,
    ) -> Result<Vec<rtblgen_runtime::Type<'c>>, String> {
        let first = state.regions.first().and_then(|region| yield_of(ir, *region));
        Ok(first.map_or(Vec::new(), |first| first.op().operand_types(ir).collect()))
    }
}

/// Inlining of structured control flow: all of it may be inlined.
struct ScfInliner;

impl DialectInliner for ScfInliner {
    fn is_legal_to_inline_region(&self, _: &Ir<'_>, _: Region, _: Region, _: bool) -> bool {
        true
    }

    fn is_legal_to_inline_op(&self, _: &Ir<'_>, _: Op, _: Region, _: bool) -> bool {
        true
    }

    fn handle_terminator(&self, ir: &mut Ir<'_>, terminator: Op, replaced: &[Value]) {
        let Some(terminator) = YieldOp::cast(ir, terminator) else { return };
        let values: Vec<Value> = terminator.op().operands(ir).collect();
        for (replaced, value) in replaced.iter().zip(values) {
            ir.replace_all_uses(*replaced, value);
        }
    }

    fn handle_terminator_with_branch(&self, _: &mut Ir<'_>, _: Op, _: Block) {}
}

impl InitializeDialect for ScfDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&ScfInliner);
        registry.hooks_mut().speculatability = Some(speculation::of_op);
    }
}
