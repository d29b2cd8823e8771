#![doc = include_str!("../README.md")]

#[doc(inline)]
pub use rtblgen_ir::*;

#[cfg(feature = "bytecode")]
#[doc(inline)]
pub use rtblgen_bytecode as bytecode;
#[cfg(feature = "conversion")]
#[doc(inline)]
pub use rtblgen_conversion as conversion;
#[cfg(feature = "opt")]
#[doc(inline)]
pub use rtblgen_opt as opt;
#[cfg(feature = "passes")]
#[doc(inline)]
pub use rtblgen_passes::{analysis, pass, transforms};

/// The names that most users import: `use rtblgen_runtime::prelude::*`.
pub mod prelude {
    #[doc(no_inline)]
    pub use rtblgen_ir::{
        Attribute, Block, Builder, Canonicalize, Context, Fold, FoldOutcome, GreedyConfig, Ir, IrBuilder,
        Location, NoMatch, Op, OpState, PatternRewriter, Region, RewritePattern, RewritePatternSet, Type,
        TypedOp, Value, Verify, VerifyError, VerifyResult, apply_patterns_greedily, include_td,
    };
}

/// Patterns, the rewriter that changes the IR for them, and the drivers that apply them.
pub mod rewrite {
    #[doc(inline)]
    pub use rtblgen_ir::rewrite::*;
    #[cfg(feature = "pdl")]
    #[doc(inline)]
    pub use rtblgen_pdl_patterns as pdl;
}

/// Names of MLIR's C++ classes and the names here, as a page of links.
pub mod mlir_names {
    #![doc = include_str!("../docs/mlir-names.md")]
    // The links of the page resolve through these.
    #[allow(unused_imports)]
    use crate::*;
}
