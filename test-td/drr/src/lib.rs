//! Pattern files that go through MLIR and through rtblgen.
//!
//! Each `cases/NAME.td` is a file of patterns in stock DRR, `cases/NAME.mlir` a program with places that
//! match and places that nearly match, and `cases/NAME.expected.mlir` MLIR's result for it. `further` has
//! patterns that only rtblgen accepts, `wrong` has files with mistakes.
#![deny(warnings, missing_docs)]

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::rewrite::{GreedyConfig, RewritePatternSet, apply_patterns_greedily};
use rtblgen_runtime::{Attribute, Context, Fold, FoldOutcome, Ir, OpState, Type};

/// The dialect that the cases are about.
pub mod dialect {
    rtblgen_runtime::include_td!("drr");
}

/// The same patterns in two languages.
pub mod three_ways {
    rtblgen_runtime::include_td!("three");
    /// The patterns in DRR.
    pub mod drr {
        use super::*;
        rtblgen_runtime::include_td!("three_drr");
    }
    /// The patterns in PDLL.
    pub mod pdll {
        use super::*;
        rtblgen_runtime::include_td!("three_pdll");
    }
}

impl Fold for dialect::ConstOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

impl rtblgen_runtime::interfaces::InferTypeOpInterface for dialect::InferOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        let types: Vec<_> = state.operands.iter().map(|operand| operand.ty(ir)).collect();
        Ok(vec![ir.context().tuple_type(&types)])
    }
}

/// Adds the patterns of a case to a set.
pub type Populate = for<'c> fn(&mut RewritePatternSet<'c>);

/// The cases.
pub mod cases {
    use super::Populate;

    include!(concat!(env!("OUT_DIR"), "/cases.rs"));
}

/// Applies the patterns of a case to a program: the result in generic form, with locations.
///
/// # Errors
///
/// Returns the error in the program or in the result, or that there is no such case.
pub fn rewrite(case: &str, file: &str, source: &str) -> Result<String, String> {
    run(case, file, source, true)
}

/// The same as [`rewrite`], without the locations.
///
/// # Errors
///
/// Returns the errors of [`rewrite`].
pub fn rewrite_without_locations(case: &str, file: &str, source: &str) -> Result<String, String> {
    run(case, file, source, false)
}

fn run(case: &str, file: &str, source: &str, debug_info: bool) -> Result<String, String> {
    let (_, populate) =
        cases::CASES.iter().find(|(name, _)| *name == case).ok_or_else(|| format!("no case '{case}'"))?;
    rewrite_with(file, source, debug_info, |patterns| {
        populate(patterns);
        Ok(())
    })
}

/// Applies patterns to a program: the result in generic form.
///
/// # Errors
///
/// Returns the error in the patterns, in the program or in the result.
pub fn rewrite_with(
    file: &str,
    source: &str,
    debug_info: bool,
    populate: impl for<'c> Fn(&mut RewritePatternSet<'c>) -> Result<(), String>,
) -> Result<String, String> {
    let context = Context::new();
    context.register::<dialect::DrrDialect>();
    context.register::<rtblgen_runtime::dialects::FuncDialect>();
    let mut ir = context.parse_module(file, source).map_err(|diagnostics| format!("{diagnostics:?}"))?;
    let mut patterns = RewritePatternSet::new(&context);
    populate(&mut patterns)?;
    let outcome = apply_patterns_greedily(&mut ir, &patterns.freeze(), GreedyConfig::default());
    if outcome.is_err() {
        return Err("no fixpoint".to_owned());
    }
    let options = PrintOptions { generic: true, debug_info, ..PrintOptions::default() };
    // `mlir-opt` ends its output with an empty line.
    Ok(ir.print(&options) + "\n")
}
