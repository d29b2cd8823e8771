//! The values that are constant: MLIR's `SparseConstantPropagation`.

use super::forward::{ForwardFlow, ForwardSolution, SparseForwardAnalysis, solve_forward};
use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::ir::definition::{FoldOutcome, FoldResult};
use rtblgen_ir::ir::{Ir, Op, Value};
use rtblgen_ir::rewrite::fold_op_with;

/// The constant state of an SSA value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstantState<'c> {
    /// One constant, with the dialect that materializes it.
    Constant(Attribute<'c>, &'c str),
    /// More than one value, or an unknown one.
    Unknown,
}

impl ConstantState<'_> {
    /// Joins the state of another path. Returns whether the state changed.
    pub fn join(&mut self, other: &Self) -> bool {
        match (*self, *other) {
            (ConstantState::Unknown, _) => false,
            (ConstantState::Constant(value, _), ConstantState::Constant(other, _)) if value == other => false,
            _ => {
                *self = ConstantState::Unknown;
                true
            }
        }
    }
}

impl<'c> ConstantState<'c> {
    /// The constant, if there is one.
    pub fn value(&self) -> Option<Attribute<'c>> {
        match self {
            ConstantState::Constant(value, _) => Some(*value),
            ConstantState::Unknown => None,
        }
    }
}

/// The results of folding an operation, given the states of its operands; `None` if it has regions or does not fold.
pub(super) fn folded<'c>(ir: &Ir<'c>, op: Op, operands: &[Option<Attribute<'c>>]) -> Vec<FoldResult<'c>> {
    match op.region_count(ir) {
        0 => match fold_op_with(ir, op, operands) {
            FoldOutcome::Replaced(folded) => folded.into_iter().collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// The code that may be executed and the values that are constant in it.
///
/// ```
/// use rtblgen_runtime::analysis::dataflow::Reachability;
/// use rtblgen_runtime::{Context, Ir};
/// let context = Context::new();
/// let ir = Ir::module(&context, context.unknown_loc());
/// let body = ir.root().region(&ir, 0).entry(&ir).unwrap();
/// assert!(Reachability::compute(&ir, ir.root()).is_live(body));
/// ```
pub type Reachability<'c> = ForwardSolution<ConstantState<'c>>;

impl<'c> Reachability<'c> {
    /// Computes the fixpoint for an operation and all in it.
    pub fn compute(ir: &Ir<'c>, top: Op) -> Self {
        solve_forward(ir, top, &ConstantPropagation)
    }

    /// Returns the state of a value; `None` if it is never computed.
    pub fn constant(&self, value: Value) -> Option<ConstantState<'c>> {
        self.state(value).copied()
    }
}

/// The analysis that folds operations.
#[derive(Clone, Copy, Debug, Default)]
pub struct ConstantPropagation;

impl<'c> SparseForwardAnalysis<'c> for ConstantPropagation {
    type State = ConstantState<'c>;

    fn join(&self, own: &mut ConstantState<'c>, other: &ConstantState<'c>) -> bool {
        own.join(other)
    }

    fn unknown(&self, _: &Ir<'c>, _: Value) -> ConstantState<'c> {
        ConstantState::Unknown
    }

    fn constant(&self, state: &ConstantState<'c>) -> Option<Attribute<'c>> {
        state.value()
    }

    fn visit_op(
        &self,
        flow: &mut ForwardFlow<'_, 'c, Self>,
        op: Op,
        operands: &[ConstantState<'c>],
        results: &[Value],
    ) {
        let ir = flow.ir();
        let operands: Vec<_> = operands.iter().map(ConstantState::value).collect();
        let folded = folded(ir, op, &operands);
        if folded.is_empty() {
            return flow.set_unknown(results);
        }
        let dialect = op.name(ir).dialect();
        for (result, folded) in results.iter().zip(folded) {
            match folded {
                FoldResult::Attribute(value) => {
                    flow.join(*result, &ConstantState::Constant(value, dialect));
                }
                FoldResult::Value(value) => flow.flow(value, *result),
            }
        }
    }
}
