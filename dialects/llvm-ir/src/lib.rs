#![doc = include_str!("../README.md")]

mod attributes;
mod constant_text;
mod constants;
mod emit;
mod fold;
mod intrinsics;
mod layout;
mod metadata;
mod text;
mod tool;
mod translate;
mod types;

pub use tool::{register, translate_main};
pub use translate::{to_llvm_ir, to_llvm_ir_of};
