//! Options that several conversion passes have.

use rtblgen_runtime::conversion::ConversionConfig;
use rtblgen_runtime::pass::{OptionKind, PassOption, PassOptions};

/// Whether a pattern whose result cannot be legalized is undone.
pub(super) const ALLOW_PATTERN_ROLLBACK: PassOption = PassOption::new(
    "allow-pattern-rollback",
    "Experimental performance flag to disallow pattern rollback",
    OptionKind::Flag(true),
);

/// Returns the configuration from the options of a pass.
pub(super) fn conversion_config<'l, 'c>(options: &PassOptions) -> ConversionConfig<'l, 'c> {
    let rollback =
        !options.declares(ALLOW_PATTERN_ROLLBACK.name) || options.flag(ALLOW_PATTERN_ROLLBACK.name);
    ConversionConfig { rollback, ..ConversionConfig::default() }
}
