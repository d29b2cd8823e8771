//! The `toy` dialect: the code generated from `td/ops.td`, and its hand-written hooks.

mod calls;
mod canonicalize;
mod fold;
mod shape_inference;
mod text;
mod verify;

pub use shape_inference::ShapeInferencePass;
use text::{parse_binary_types, print_binary_types};

rtblgen_runtime::include_td!("toy");
