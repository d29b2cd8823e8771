//! Ops and one pattern for measuring drivers, generated from `td/speed`.

rtblgen_runtime::include_td!("speed");

/// The pattern.
pub mod patterns {
    use super::*;
    rtblgen_runtime::include_td!("speed_patterns");
}
