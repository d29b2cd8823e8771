//! The state of one run of the conversion driver.

use super::config::{ConversionMode, FoldingMode};
use super::explain::Explanation;
use super::graph::LegalizationOrder;
use super::pattern::ConversionPatternSet;
use super::state::State;
use super::target::ConversionTarget;
use rtblgen_ir::Diagnostic;
use rtblgen_ir::context::Location;
use rtblgen_ir::ir::Op;

/// A mistake of a pattern that ends the conversion.
#[derive(Clone, Debug)]
pub(super) struct Fatal<'c> {
    pub(super) message: String,
    pub(super) location: Location<'c>,
    pub(super) names_pattern: bool,
}

/// The state of one run of the conversion driver.
pub(super) struct Session<'p, 'l, 'c> {
    pub(super) state: State<'l, 'c>,
    pub(super) target: &'p ConversionTarget<'c>,
    pub(super) patterns: &'p ConversionPatternSet<'c>,
    pub(super) order: LegalizationOrder,
    /// The patterns that are being applied, by index.
    pub(super) active: Vec<bool>,
    /// Whether a pattern or a folder may have changed the IR.
    pub(super) changed: bool,
    pub(super) depth: usize,
    pub(super) max_depth: usize,
    pub(super) folding: FoldingMode,
    pub(super) mode: ConversionMode,
    pub(super) expensive_checks: bool,
    pub(super) explains: bool,
    /// Why the last operation could not be legalized.
    pub(super) failure: Option<Explanation>,
    pub(super) fatal: Option<Fatal<'c>>,
    pub(super) legalizable: indexmap::IndexSet<Op, rustc_hash::FxBuildHasher>,
    /// The error of the operation that the mode requires to be legal.
    pub(super) error: Option<Diagnostic<'c>>,
}

pub(super) fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}
