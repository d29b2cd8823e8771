//! A pass with an option, a statistic and an analysis.

use rtblgen_runtime::pass::{
    Analysis, OptionKind, Pass, PassAnchor, PassError, PassOption, PassState, PassStatistic,
};
use rtblgen_runtime::{Ir, Op};

use crate::units::DynCosted;

/// The cycles of an operation and of the operations in it.
pub struct Cost {
    total: i64,
    expensive: usize,
}

impl Analysis for Cost {
    const NAME: &'static str = "Cost";

    fn compute(ir: &Ir<'_>, op: Op) -> Self {
        let costed: Vec<DynCosted> = op.pre_order(ir).filter_map(|op| DynCosted::cast(ir, op)).collect();
        Cost {
            total: costed.iter().map(|op| op.cycles(ir)).sum(),
            expensive: costed.iter().filter(|op| op.is_expensive(ir, 4)).count(),
        }
    }
}

/// Warns of functions that cost too much.
pub struct ReportCost;

const LIMIT: PassOption = PassOption::new("limit", "Cycles that are allowed", OptionKind::Integer(10));
const FUNCTIONS: PassStatistic = PassStatistic::new("num-functions", "Functions over the limit");

impl Pass for ReportCost {
    fn argument(&self) -> &'static str {
        "report-cost"
    }

    fn description(&self) -> &'static str {
        "Warns of functions that cost too much"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Interface("::mlir::FunctionOpInterface")
    }

    fn options(&self) -> &'static [PassOption] {
        &[LIMIT]
    }

    fn statistics(&self) -> &'static [PassStatistic] {
        &[FUNCTIONS]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let limit = state.options().value::<i64>(LIMIT.name)?;
        let cost = state.analysis::<Cost>(ir);
        if cost.total > limit {
            state.add(&FUNCTIONS, 1);
            op.emit_warning(
                ir,
                format!("costs {} cycles, more than {limit}; {} expensive", cost.total, cost.expensive),
            );
        }
        state.preserve_all();
        Ok(())
    }
}
