//! A tool like `mlir-opt` for the dialect `{{crate_name}}`.

use std::process::ExitCode;

use rtblgen_runtime::opt::{PatternPass, opt_main};

/// The operations, from `td/ops.td`.
pub mod ops {
    use rtblgen_runtime::{Ir, Verify, VerifyError, VerifyResult};

    rtblgen_runtime::include_td!("ops");

    impl Verify for PrintOp {
        fn verify(self, ir: &Ir<'_>) -> VerifyResult {
            match self.label(ir).is_empty() {
                true => Err(VerifyError::new("needs a label")),
                false => Ok(()),
            }
        }
    }
}

/// The rewrites, from `td/combine.td`.
pub mod combine {
    use rtblgen_runtime::{Attribute, PatternRewriter};

    use crate::ops::*;

    /// Called by the pattern `MulConstants`.
    fn mul<'c>(rewriter: &PatternRewriter<'_, 'c>, a: i128, b: i128) -> Attribute<'c> {
        // The product modulo 2^64.
        rewriter.context().i64_attr((a as i64).wrapping_mul(b as i64))
    }

    rtblgen_runtime::include_td!("combine");
}

fn main() -> ExitCode {
    opt_main(|registry| {
        registry.dialect::<ops::{{crate_name | upper_camel_case}}Dialect>();
        registry.pass(PatternPass::new("combine", "Simplify products", combine::populate));
    })
}
