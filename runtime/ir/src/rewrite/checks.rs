//! Expensive checks of patterns: an option of every build (MLIR's `MLIR_ENABLE_EXPENSIVE_PATTERN_API_CHECKS`).

use std::sync::atomic::{AtomicBool, Ordering};

static REQUESTED: AtomicBool = AtomicBool::new(false);

/// Turns expensive checks on or off for configurations that are made from now on with their defaults, in this process.
/// The flag `--expensive-pattern-checks` of `opt_main` does so.
///
/// With them [`GreedyConfig`](crate::GreedyConfig) and `ConversionConfig` find
/// patterns that report success without a change. The greedy driver also finds patterns whose result is not valid. Conversions
/// also find patterns that read replaced operations, or change the IR and then return `NoMatch`.
pub fn check_patterns(enabled: bool) {
    REQUESTED.store(enabled, Ordering::Relaxed);
}

/// Returns the setting of [`check_patterns`].
pub fn checks_patterns() -> bool {
    REQUESTED.load(Ordering::Relaxed)
}
