//! The hook of passes that a `.td` defines.

use super::pass::PassError;
use super::state::PassState;
use rtblgen_ir::ir::{Ir, Op};

/// The transformation of a pass that a `.td` defines. The generated type implements [`Pass`](super::Pass) with it.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` of a .td needs its transformation: implement `rtblgen_runtime::pass::RunPass` for it",
    label = "`RunPass` is missing"
)]
pub trait RunPass {
    /// Transforms an operation.
    ///
    /// # Errors
    ///
    /// The reason why the pass failed. Changes made until then remain.
    fn run_pass<'c>(
        &self,
        ir: &mut Ir<'c>,
        op: Op,
        state: &mut PassState<'_, 'c>,
    ) -> Result<(), PassError<'c>>;
}
