//! `--reconcile-unrealized-casts`.

use crate::pass::{Pass, PassError, PassState};
use rtblgen_ir::dialects::unrealized_casts::{reconcile_casts_among, unrealized_casts};
use rtblgen_ir::{Ir, Op};

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

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let casts = unrealized_casts(ir, op);
        match casts.is_empty() {
            true => state.preserve_all(),
            false => drop(reconcile_casts_among(ir, &casts)),
        }
        Ok(())
    }
}
