//! `-test-single-fold`: folds each operation once.

use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::rewrite::{Listener, OpPlace, OperationFolder};
use rtblgen_runtime::{Ir, Op, PatternRewriter};

/// The pass.
pub(crate) struct SingleFold;

/// The constants that folding created.
#[derive(Default)]
struct Made(Vec<Op>);

impl<'c> Listener<'c> for Made {
    fn operation_inserted(&mut self, _: &Ir<'c>, op: Op, _: Option<OpPlace>) {
        self.0.push(op);
    }

    fn operation_erased(&mut self, _: &Ir<'c>, op: Op) {
        self.0.retain(|made| *made != op);
    }
}

const OPTIONS: &[PassOption] =
    &[PassOption::new("max-iterations", "Max iterations in the tryToFold", OptionKind::Integer(1))];

impl Pass for SingleFold {
    fn argument(&self) -> &'static str {
        "test-single-fold"
    }

    fn description(&self) -> &'static str {
        "Test single-pass operation folding and dead constant elimination"
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let max_iterations = state.options().value("max-iterations").unwrap_or(1);
        let ops: Vec<Op> = op.pre_order(ir).collect();
        let mut made = Made::default();
        let mut folder = OperationFolder::default();
        let mut rewriter = PatternRewriter::with_listener(ir, &mut made);
        // In reverse, so that the constants of the first operations come first.
        for op in ops.into_iter().rev() {
            folder.try_to_fold(&mut rewriter, op, max_iterations);
        }
        for constant in made.0 {
            if constant.use_empty(ir) {
                ir.erase_op(constant);
            }
        }
        Ok(())
    }
}
