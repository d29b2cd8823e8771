//! `--reconcile-unrealized-casts`.

use crate::conversion::reconcile_unrealized_casts;
use crate::pass::{Pass, PassError, PassState};
use crate::{Ir, Op};

/// Eliminates chains of `builtin.unrealized_conversion_cast` that end in the types of their start.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReconcileUnrealizedCasts;

impl Pass for ReconcileUnrealizedCasts {
    fn argument(&self) -> &'static str {
        "reconcile-unrealized-casts"
    }

    fn name(&self) -> &'static str {
        "ReconcileUnrealizedCastsPass"
    }

    fn description(&self) -> &'static str {
        "Simplify and eliminate unrealized conversion casts"
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        reconcile_unrealized_casts(ir, op);
        Ok(())
    }
}
