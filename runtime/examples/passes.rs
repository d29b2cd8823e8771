//! A downstream tool with a pass of its own: options, a statistic and an analysis.
//!
//! ```sh
//! echo 'func.func @f() { return }' | cargo run -p rtblgen-runtime --example passes -- --mark-large='min-ops=1'
//! ```

use std::process::ExitCode;

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, opt_main};
use rtblgen_runtime::pass::{
    Analysis, OptionKind, Pass, PassAnchor, PassError, PassOption, PassState, PassStatistic,
};
use rtblgen_runtime::{Ir, Op};

/// The number of operations in an operation.
pub struct OpCount(pub usize);

impl Analysis for OpCount {
    const NAME: &'static str = "OpCount";

    fn compute(ir: &Ir<'_>, op: Op) -> Self {
        OpCount(op.pre_order(ir).count() - 1)
    }
}

/// Marks functions with many operations.
pub struct MarkLarge;

const MIN_OPS: PassOption =
    PassOption::new("min-ops", "Smallest number of operations", OptionKind::Unsigned(100));
const LABELS: PassOption = PassOption::new("labels", "Attributes to set", OptionKind::List);
const NUM_MARKED: PassStatistic = PassStatistic::new("num-marked", "Number of marked functions");

impl Pass for MarkLarge {
    fn argument(&self) -> &'static str {
        "mark-large"
    }

    fn name(&self) -> &'static str {
        "MarkLarge"
    }

    fn description(&self) -> &'static str {
        "Mark functions with many operations"
    }

    fn options(&self) -> &'static [PassOption] {
        &[MIN_OPS, LABELS]
    }

    fn statistics(&self) -> &'static [PassStatistic] {
        &[NUM_MARKED]
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op("func.func")
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let min = state.options().value::<usize>(MIN_OPS.name)?;
        let count = state.analysis::<OpCount>(ir).0;
        if count < min {
            state.preserve_all();
            return Ok(());
        }
        let mut labels = state.options().list(LABELS.name).to_vec();
        if labels.is_empty() {
            labels.push("large".to_owned());
        }
        let unit = ir.context().unit_attr();
        for label in labels {
            ir.set_attribute(op, &label, unit);
        }
        state.add(&NUM_MARKED, 1);
        op.emit_remark(ir, format!("has {count} operations"));
        // No operation came or went.
        state.preserve::<OpCount>();
        Ok(())
    }
}

/// The dialects and passes of the tool.
pub fn register(registry: &mut OptRegistry) {
    registry.dialect::<FuncDialect>().pass(MarkLarge);
}

#[allow(dead_code, reason = "the tests include this file")]
fn main() -> ExitCode {
    opt_main(register)
}
