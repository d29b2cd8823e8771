//! `--composite-fixed-point-pass`.

use crate::pass::{OptionKind, Pass, PassError, PassManager, PassOption, PassState};
use rtblgen_ir::asm::PrintOptions;
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::{Diagnostic, Severity};

/// Runs a pipeline until it changes nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct CompositeFixedPointPass;

const NAME: PassOption =
    PassOption::new("name", "Composite pass display name", OptionKind::Text("CompositeFixedPointPass"));
const PIPELINE: PassOption =
    PassOption::new("pipeline", "Composite pass inner pipeline", OptionKind::Text(""));
const MAX_ITERATIONS: PassOption = PassOption::new(
    "max-iterations",
    "Maximum number of iterations if inner pipeline",
    OptionKind::Integer(10),
);

impl Pass for CompositeFixedPointPass {
    fn argument(&self) -> &'static str {
        "composite-fixed-point-pass"
    }

    fn name(&self) -> &'static str {
        "CompositeFixedPointPass"
    }

    fn description(&self) -> &'static str {
        "Composite fixed point pass"
    }

    fn options(&self) -> &'static [PassOption] {
        &[NAME, PIPELINE, MAX_ITERATIONS]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let limit = state.options().value::<i64>(MAX_ITERATIONS.name)?;
        if limit <= 0 {
            let message = format!("Invalid maxIterations value: {limit}\n");
            return Err(PassError::Diagnostics(
                Diagnostic::error(ir.context().unknown_loc(), message).into(),
            ));
        }
        let text = state.options().text(PIPELINE.name);
        if text.trim().is_empty() {
            ir.context().warn_once("'composite-fixed-point-pass' does nothing without the option 'pipeline'");
        }
        let text = format!("any({text})");
        let name = state.options().text(NAME.name).into_owned();
        let manager = PassManager::parse(&text, &state.registry()).map_err(|error| error.to_string())?;
        manager.register_dependent_dialects(ir.context());
        let mut before = fingerprint(ir, op);
        let mut iterations = 0;
        loop {
            state.run_pipeline(&manager, ir, op)?;
            if iterations >= limit {
                let message = format!("Composite pass \"{name}\"+ didn't converge in {limit} iterations");
                ir.context().emit(&Diagnostic::new(Severity::Warning, op.location(ir), message));
                return Ok(());
            }
            iterations += 1;
            let after = fingerprint(ir, op);
            if before == after {
                return Ok(());
            }
            before = after;
        }
    }
}

/// All of an operation that a pass can change.
fn fingerprint(ir: &Ir<'_>, op: Op) -> String {
    ir.print_op(op, &PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() })
}
