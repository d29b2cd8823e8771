//! Configurations of the greedy driver, for both drivers.

use std::fmt;

use rtblgen_runtime::{GreedyConfig, RegionSimplification, Strictness};

/// A configuration.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    pub top_down: bool,
    /// The driver is given all operations of the module; otherwise the module.
    pub strictness: Option<Strictness>,
    pub regions: RegionSimplification,
    pub fold: bool,
    pub cse_constants: bool,
    pub max_iterations: u64,
    pub max_rewrites: u64,
}

const USUAL: Mode = Mode {
    top_down: false,
    strictness: None,
    regions: RegionSimplification::Aggressive,
    fold: true,
    cse_constants: true,
    max_iterations: 10,
    max_rewrites: 20_000,
};

const STRICTNESSES: [Option<Strictness>; 4] =
    [None, Some(Strictness::AnyOp), Some(Strictness::ExistingAndNewOps), Some(Strictness::ExistingOps)];

/// Both orders and all kinds of strictness.
pub fn usual() -> Vec<Mode> {
    let orders = [false, true].map(|top_down| Mode { top_down, ..USUAL });
    orders.iter().flat_map(|mode| STRICTNESSES.map(|strictness| Mode { strictness, ..*mode })).collect()
}

/// The usual ones, and each option for itself.
pub fn all() -> Vec<Mode> {
    let mut modes = usual();
    for top_down in [false, true] {
        let base = Mode { top_down, ..USUAL };
        modes.extend([
            Mode { regions: RegionSimplification::Disabled, ..base },
            Mode { regions: RegionSimplification::Normal, ..base },
            Mode { fold: false, ..base },
            Mode { cse_constants: false, ..base },
            Mode { fold: false, cse_constants: false, ..base },
            Mode { max_iterations: 0, ..base },
            Mode { max_iterations: 1, ..base },
            Mode { max_iterations: 2, ..base },
            Mode { max_rewrites: 5, ..base },
            Mode { max_rewrites: 20, max_iterations: 1, ..base },
            Mode { max_rewrites: 5, strictness: Some(Strictness::AnyOp), ..base },
        ]);
    }
    modes
}

impl Mode {
    pub fn config<'l, 'c>(&self) -> GreedyConfig<'l, 'c> {
        GreedyConfig {
            top_down: self.top_down,
            region_simplification: self.regions,
            max_iterations: Some(self.max_iterations),
            max_rewrites: Some(self.max_rewrites),
            strictness: self.strictness.unwrap_or_default(),
            fold: self.fold,
            cse_constants: self.cse_constants,
            ..GreedyConfig::default()
        }
    }
}

/// Prints the options of the plugin's pass.
impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { top_down, fold, cse_constants, max_iterations, max_rewrites, .. } = self;
        write!(f, "top-down={top_down} fold={fold} cse-constants={cse_constants}")?;
        write!(f, " max-iterations={max_iterations} max-num-rewrites={max_rewrites}")?;
        f.write_str(match self.regions {
            RegionSimplification::Disabled => " region-simplify=disabled",
            RegionSimplification::Normal => " region-simplify=normal",
            RegionSimplification::Aggressive => " region-simplify=aggressive",
        })?;
        f.write_str(match self.strictness {
            None => "",
            Some(Strictness::AnyOp) => " strict=any",
            Some(Strictness::ExistingAndNewOps) => " strict=existing-and-new",
            Some(Strictness::ExistingOps) => " strict=existing",
        })
    }
}
