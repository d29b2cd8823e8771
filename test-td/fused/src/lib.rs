//! Random patterns, tried one by one and through the fused matcher.
//!
//! The build script writes two sets of patterns and generates each of them twice. The tests show that fusing
//! patterns does not change the result; the example `speed` measures its effect on the time.
#![deny(warnings, missing_docs)]

use std::fmt::Write as _;

use rtblgen_runtime::Context;
use rtblgen_runtime::rewrite::{FrozenRewritePatternSet, PatternFilter, RewritePatternSet};

/// The operations.
pub mod kinds;

/// Few kinds of operations.
pub mod dense {
    rtblgen_runtime::include_td!("dense");
    /// Patterns to be tried one by one.
    pub mod separate {
        use super::*;
        rtblgen_runtime::include_td!("dense_rules");
    }
    /// The same patterns, to be fused.
    pub mod fused {
        use super::*;
        rtblgen_runtime::include_td!("dense_fused");
    }
}

/// Many kinds of operations.
#[cfg(feature = "wide")]
pub mod wide {
    rtblgen_runtime::include_td!("wide");
    /// Patterns to be tried one by one.
    pub mod separate {
        use super::*;
        rtblgen_runtime::include_td!("wide_rules");
    }
    /// The same patterns, to be fused.
    pub mod fused {
        use super::*;
        rtblgen_runtime::include_td!("wide_fused");
    }
}

/// Patterns in PDLL, and programs for them, as text.
#[cfg(feature = "wide")]
pub mod thousand;

/// Patterns in PDLL, compiled. They are always fused.
#[cfg(feature = "wide")]
pub mod pdll {
    rtblgen_runtime::include_td!("pdll");
    /// The patterns.
    pub mod rules {
        use super::*;
        rtblgen_runtime::include_td!("pdll_rules");
    }
}

/// Adds the patterns of a file to a set.
pub type Populate = for<'c> fn(&mut RewritePatternSet<'c>);

/// A set of patterns in both forms.
#[derive(Clone, Copy)]
pub struct Rules {
    /// The number of kinds of operations.
    pub shape: kinds::Shape,
    /// To be tried one by one.
    pub separate: Populate,
    /// To be fused.
    pub fused: Populate,
}

/// The patterns over few kinds.
pub const DENSE: Rules =
    Rules { shape: kinds::DENSE, separate: dense::separate::populate, fused: dense::fused::populate };

/// The patterns over many kinds.
#[cfg(feature = "wide")]
pub const WIDE: Rules =
    Rules { shape: kinds::WIDE, separate: wide::separate::populate, fused: wide::fused::populate };

/// A context with the dialects.
pub fn context() -> Context {
    let context = Context::new();
    context.register::<dense::DenseDialect>();
    #[cfg(feature = "wide")]
    context.register::<wide::WideDialect>();
    #[cfg(feature = "wide")]
    context.register::<pdll::PdllDialect>();
    context
}

/// The first `count` patterns of a file.
pub fn first<'c>(context: &'c Context, populate: Populate, count: usize) -> FrozenRewritePatternSet<'c> {
    let mut patterns = RewritePatternSet::new(context);
    populate(&mut patterns);
    let enabled = patterns.infos().take(count).map(|info| info.name.clone()).collect();
    patterns.freeze_with(&PatternFilter { enabled, ..PatternFilter::default() })
}

/// The text of a program of so many random operations.
pub fn program(shape: kinds::Shape, seed: u64, size: usize) -> String {
    let mut random = kinds::Random::new(seed);
    let name = shape.name;
    let mut text = format!("%0 = \"{name}.source\"() : () -> i32\n");
    let mut types = vec!["i32"];
    for number in 1..=size {
        let kind = kinds::Kind(random.below(shape.kinds));
        let count = kind.operands().unwrap_or_else(|| random.below(4));
        // Mostly the last values, so that patterns find something.
        let window = if random.chance(80) { number.min(6) } else { number };
        let operands: Vec<usize> = (0..count).map(|_| number - 1 - random.below(window)).collect();
        let values: Vec<String> = operands.iter().map(|operand| format!("%{operand}")).collect();
        let operand_types: Vec<&str> = operands.iter().map(|operand| types[*operand]).collect();
        let tag =
            if kind.has_tag() { format!(" <{{tag = {} : i32}}>", random.below(3)) } else { String::new() };
        let ty = if kind.result() == "I64" { "i64" } else { "i32" };
        writeln!(
            text,
            "%{number} = \"{name}.k{}\"({}){tag} : ({}) -> {ty}",
            kind.0,
            values.join(", "),
            operand_types.join(", ")
        )
        .expect("a string takes everything");
        types.push(ty);
        if random.chance(10) {
            writeln!(text, "\"{name}.keep\"(%{number}) : ({ty}) -> ()").expect("a string takes everything");
        }
    }
    text
}
