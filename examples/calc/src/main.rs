//! A tool for the dialect `calc`.

use rtblgen_runtime::opt::{PatternPass, opt_main};
use std::process::ExitCode;

/// The ops, from `td/calc.td`.
pub mod calc {
    rtblgen_runtime::include_td!("calc");
}

/// The patterns, from `td/calc_combine.td`.
pub mod calc_combine {
    use crate::calc::*;
    use rtblgen_runtime::{Attribute, PatternRewriter};

    /// Called by the pattern `AddConstants`.
    fn sum<'c>(rewriter: &PatternRewriter<'_, 'c>, a: i128, b: i128) -> Attribute<'c> {
        rewriter.context().i64_attr((a + b) as i64)
    }

    rtblgen_runtime::include_td!("calc_combine");
}

fn main() -> ExitCode {
    opt_main(|registry| {
        registry.dialect::<calc::CalcDialect>();
        registry.pass(PatternPass::new("calc-combine", "Simplify arithmetic", calc_combine::populate));
    })
}
