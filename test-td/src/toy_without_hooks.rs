//! Toy and its patterns with nothing written by hand: the parity tests compare them with MLIR's.

rtblgen_runtime::include_td!("toy_without_hooks");

/// The patterns, without the one that calls a function written by hand. They find the ops by their external path.
pub mod combine {
    rtblgen_runtime::include_td!("toy_combine_without_natives");
}
