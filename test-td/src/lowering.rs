//! A lowering that a `.td` declares: the dialects [`calc`] and [`low`], and the conversion between them.

/// The dialect that is lowered.
pub mod calc {
    rtblgen_runtime::include_td!("calc");
}

/// The dialect that it is lowered to.
pub mod low {
    use rtblgen_runtime::Context;
    use rtblgen_runtime::support::{Parameters, VerifyParameters};

    rtblgen_runtime::include_td!("low");

    impl<'c> VerifyParameters<'c> for ArrayType<'c> {
        fn verify(_: &'c Context, (size, ..): <Self as Parameters<'c>>::Tuple) -> Result<(), String> {
            if size >= 0 { Ok(()) } else { Err(format!("an array cannot have {size} elements")) }
        }
    }
}

/// Patterns and type conversions.
pub mod calc_to_low {
    rtblgen_runtime::include_td!("calc_to_low");
}
