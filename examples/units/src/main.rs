//! `units FILE --canonicalize --report-cost=limit=8`: a tool like `mlir-opt` for the dialect `units`.
//!
//! The dialect has a type with a verifier, and operations with a folder, a verifier and a pattern by hand. Its interface is
//! also attached to `func.func`. The pass has an option, a statistic and an analysis.

use std::process::ExitCode;

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::opt_main;

mod cost;
#[allow(dead_code)]
mod units;

fn main() -> ExitCode {
    opt_main(|registry| {
        registry.dialect::<FuncDialect>().dialect::<units::UnitsDialect>().pass(cost::ReportCost);
        registry.extension(units::attach_costs);
    })
}
